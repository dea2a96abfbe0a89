/// Tells the inputs of a tool apart, so that a tool need not run again that was given the same before.
struct Fingerprint: CustomStringConvertible {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a part of the input. Where one part ends counts too.
    mutating func add(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    var description: String { String(value, radix: 16) }

    /// What a tool said when it was last given this input; `nil` if it was not, or if the build folder is new.
    func rememberedOutput(of tool: String) -> Program.Output? {
        guard let text = try? TextFile.read(path(tool)), let end = text.firstIndex(of: "\n"),
            let status = Int32(text[..<end])
        else { return nil }
        return Program.Output(text: String(text[text.index(after: end)...]), status: status)
    }

    /// Keeps what a tool said in the build folder, unless something kept it from ending by itself.
    func remember(_ output: Program.Output, of tool: String) throws {
        guard output.status < 126 else { return }
        try TextFile.write("\(output.status)\n\(output.text)", to: path(tool))
    }

    private func path(_ tool: String) -> String { "\(Repository.buildFolder)/output/\(tool)-\(self).txt" }
}
