/// Steps that do not depend on one another. All of them are tried though some lack a part of the index, so that all the
/// missing parts are asked for at once.
struct Pending {
    private var isAbsent = false
    private var absence = IndexError.notAnIndex

    /// Notes that a step lacked a part; throws every other error.
    mutating func note(_ error: IndexError) throws(IndexError) {
        guard case .absent = error else { throw error }
        absence = error
        isAbsent = true
    }

    /// Throws where a step lacked a part.
    func finish() throws(IndexError) {
        if isAbsent { throw absence }
    }
}
