#if os(macOS)
    /// The frameworks of the iOS simulator in Xcode.
    enum SimulatorSDK {
        /// Returns the compiler with everything that does not depend on the files it compiles.
        static func compilerCommand() throws -> [String] {
            let tool = ["xcrun", "--sdk", "iphonesimulator"]
            let sdk = try output(of: tool + ["--show-sdk-path"])
            let developer = try output(of: tool + ["--show-sdk-platform-path"]) + "/Developer"
            return tool + [
                "swiftc", "-frontend", "-emit-sil", "-parse-as-library", "-swift-version", "6", "-diagnostic-style",
                "llvm",
                "-module-name", "Examples", "-target", "arm64-apple-ios18.0-simulator", "-sdk", sdk,
                "-F", "\(developer)/Library/Frameworks", "-I", "\(developer)/usr/lib",
            ]
        }

        private static func output(of command: [String]) throws -> String {
            let output = Program.run(command)
            guard output.isSuccess else {
                throw ToolFailure(description: "Xcode with the iOS SDK is needed:\n\(output.text)")
            }
            return output.text.trimmed
        }
    }
#endif
