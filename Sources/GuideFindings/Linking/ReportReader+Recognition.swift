extension ReportReader {
    /// What a file is that was found where there may be anything.
    public enum Resemblance: Sendable, Equatable {
        /// A report in a format that its bytes tell.
        case report
        /// Text, which may be a log.
        case text
        /// Markup that breaks off before anything tells what it is.
        case cutShort(ReportError)
        /// Nothing that is read.
        case other
    }

    /// Returns what a file is that nobody has named as a report.
    ///
    /// - Throws: What is wrong in a report that can be recognised all the same, or that there is nothing but white space.
    public static func resemblance(of source: ReportSource) throws(ReportError) -> Resemblance {
        switch try ReportRecognition.recognize(source) {
        case .format(.a11yCheckHTML, _):
            do throws(ReportError) {
                _ = try A11yCheckHTMLReader.read(source) { _ in }
                return .report
            } catch {
                guard error == A11yCheckHTMLReader.otherPage else { throw error }
                return .other
            }
        case .format(_, let isText): return isText ? .text : .report
        case .other(.empty): throw .empty
        case .other(let error): return error.reason == ReportError.xmlIsCutShort ? .cutShort(error) : .other
        }
    }
}
