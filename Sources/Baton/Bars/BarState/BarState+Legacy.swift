public import UIKit

extension BarState {
    /// Reads a look that was set with properties older than appearance objects. An app that moves to Baton calls this
    /// once and then removes the old calls.
    ///
    /// ```swift
    /// navigationController.transitions?.barState = BarState(readingLegacyLookOf: navigationController.navigationBar)
    /// ```
    ///
    /// It reads the bar's style, tint, translucency, background images, shadow image, clipping, title attributes, the
    /// offset of the title and the back indicator. Baton writes none of them.
    @MainActor
    public init(readingLegacyLookOf bar: UINavigationBar) {
        self.init()
        background = Self.background(of: bar, for: .default) ?? Self.plainBackground(of: bar)
        compactBackground = Self.background(of: bar, for: .compact)
        // Apps removed the line with an empty shadow image or with clipping.
        let isEmpty = bar.shadowImage.map { $0.size == .zero } == true
        if bar.clipsToBounds || isEmpty { showsShadowLine = false }
        if !isEmpty { shadowImage = bar.shadowImage }
        title = BarTitleStyle(bar.titleTextAttributes ?? [:])
        largeTitle = BarTitleStyle(bar.largeTitleTextAttributes ?? [:])
        let offset = bar.titleVerticalPositionAdjustment(for: .default)
        if offset != 0 { titleOffset = UIOffset(horizontal: 0, vertical: offset) }
        // UIKit uses both or neither.
        if let image = bar.backIndicatorImage, let mask = bar.backIndicatorTransitionMaskImage {
            (backIndicatorImage, backIndicatorMask) = (image, mask)
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

    /// The alpha that Baton takes for an opaque tint over a blur. UIKit's own value is not public.
    private static let tintAlpha: CGFloat = 0.85

    @MainActor
    private static func plainBackground(of bar: UINavigationBar) -> Background? {
        let isBlack = bar.barStyle == .black
        if !bar.isTranslucent { return .color(bar.barTintColor ?? (isBlack ? .black : .systemBackground)) }
        if let tint = bar.barTintColor {
            let isOpaque = tint.cgColor.alpha == 1
            return .blur(
                isBlack ? .systemChromeMaterialDark : .systemChromeMaterial,
                tint: isOpaque ? tint.withAlphaComponent(tintAlpha) : tint)
        }
        return isBlack ? .blur(.systemChromeMaterialDark) : nil
    }
}
