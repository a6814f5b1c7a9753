public import UIKit

extension BarState {
    /// Reads a look that was set with properties older than appearance objects. An app that moves to Baton calls this
    /// once and then removes the old calls.
    ///
    /// ```swift
    /// navigationController.transitions?.barState = BarState(readingLegacyLookOf: navigationController.navigationBar)
    /// ```
    ///
    /// It reads the bar's style, tint, translucency, background images, shadow image, clipping, title attributes and
    /// offsets and the back indicator. Baton writes none of them.
    @MainActor
    public init(readingLegacyLookOf bar: UINavigationBar) {
        self.init()
        background = Self.background(of: bar, for: .default) ?? Self.plainBackground(of: bar)
        compactBackground = Self.background(of: bar, for: .compact)
        // Apps removed the line with an empty shadow image or with clipping.
        if bar.clipsToBounds || bar.shadowImage.map({ $0.size == .zero }) == true { showsShadowLine = false }
        title = BarTitleStyle(bar.titleTextAttributes ?? [:])
        largeTitle = BarTitleStyle(bar.largeTitleTextAttributes ?? [:])
        let offset = bar.titleVerticalPositionAdjustment(for: .default)
        if offset != 0 { titleOffset = UIOffset(horizontal: 0, vertical: offset) }
        if let image = bar.backIndicatorImage, let mask = bar.backIndicatorTransitionMaskImage {
            backIndicator = BarBackIndicator(image, mask: mask)
        }
        guard bar.barStyle == .black else { return }
        statusBarStyle = .lightContent
        if title.color == nil { title.color = .white }
    }

    /// Returns the background image for the metrics. Apps made a bar clear with an empty image.
    @MainActor
    private static func background(of bar: UINavigationBar, for metrics: UIBarMetrics) -> Background? {
        guard let image = bar.backgroundImage(for: metrics) else { return nil }
        return image.size == .zero ? .clear : .image(image)
    }

    @MainActor
    private static func plainBackground(of bar: UINavigationBar) -> Background? {
        if let tint = bar.barTintColor { return .color(tint) }
        let isBlack = bar.barStyle == .black
        if !bar.isTranslucent { return .color(isBlack ? .black : .systemBackground) }
        return isBlack ? .blur(.systemChromeMaterialDark) : nil
    }
}
