import GuideCore
