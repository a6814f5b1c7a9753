public import UIKit

extension BarState {
    /// What a bar was told in the time before appearance objects, for an app that moves over: read it once, and take the
    /// old calls out.
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
        // An empty shadow image, or clipping, was how one got rid of the line.
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

    /// An empty image was how one got a clear bar.
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
