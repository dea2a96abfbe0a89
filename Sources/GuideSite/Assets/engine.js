const makeEngine = () => ({ search: async () => { throw new Error("unsupported"); } });
