import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

StandardStreams.prepare()
exit(CheckProgram.main(Array(CommandLine.arguments.dropFirst())).rawValue)
