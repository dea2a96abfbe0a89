extension Check {
    /// Every check, by the ID of its rule.
    public static let all: [Check] = [
        backTitleMisleading, backTitleMissing, boardActivationDiverges, boardCellSelectedMissing, boardCellsMissing,
        boardFrameStale, boardGridUnannounced, containerHidesChildren, escapeMissing, escapeResultWrong,
        escapeTapOutsideOnly,
        gestureWithoutAction, identifierAsLabel, modalBackgroundReachable, regionBarRenamed, regionGroupUnlabeled,
        regionListTypeMisused, regionNestedGroupUnreachable, regionNestedListUnreachable, screenTitleMissing,
        scrollerItemByItem, sliderActionUnsafe, sliderActionsMissing, sliderNativeUnlabeled, sliderNotAdjustable,
        sliderReleaseOnly, sliderValueInLabel, sliderValueMissing, stateChangeSilent, tabsGroupUnlabeled,
        tabsItemsNotSeparate,
        tabsRoleMisplaced, tabsRoleMissing, tabsSelectedMissing, targetSizeSmall, textSizeFixed,
    ]
}
