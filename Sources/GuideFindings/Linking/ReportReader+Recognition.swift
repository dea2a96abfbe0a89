extension ReportReader {
    /// Returns whether a report is in a format that is read: what is found in a folder may be anything.
    public static func recognizes(_ source: ReportSource) -> Bool { (try? ReportRecognition.format(of: source)) != nil }
}
