extension Check {
    /// Every check, by the ID of its rule.
    public static let all: [Check] = [
        escapeMissing, gestureWithoutAction, sliderActionsMissing,
    ]
}
