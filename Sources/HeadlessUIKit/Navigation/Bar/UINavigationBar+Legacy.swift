public import Foundation

extension UINavigationBar {
    public var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            legacy.style = newValue
            manager?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// True unless somebody says otherwise, or an opaque background image does (B8.31).
    public var isTranslucent: Bool {
        get { legacy.isTranslucent }
        set { legacy.wantedTranslucency = newValue }
    }

    public var barTintColor: UIColor? {
        get { legacy.tint }
        set { legacy.tint = newValue }
    }

    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        legacy.backgroundImages[barMetrics] = backgroundImage
    }

    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backgroundImages[barMetrics]
    }

    public var shadowImage: UIImage? {
        get { legacy.shadowImage }
        set { legacy.shadowImage = newValue }
    }

    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.titleAttributes }
        set { legacy.titleAttributes = newValue }
    }

    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.largeTitleAttributes }
        set { legacy.largeTitleAttributes = newValue }
    }

    /// Moves the title and nothing else (B8.27).
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        legacy.titleOffsets[barMetrics] = adjustment
    }

    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.titleOffsets[barMetrics] ?? 0
    }

    public var backIndicatorImage: UIImage? {
        get { legacy.backIndicator }
        set { legacy.backIndicator = newValue }
    }

    public var backIndicatorTransitionMaskImage: UIImage? {
        get { legacy.backIndicatorMask }
        set { legacy.backIndicatorMask = newValue }
    }
}
