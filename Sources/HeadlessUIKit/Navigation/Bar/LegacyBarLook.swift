import Foundation

/// The bar properties that existed before appearance objects.
struct LegacyBarLook {
    var style = UIBarStyle.default
    var tint: UIColor?
    /// The background images. Those of the position `any` apply to positions that have none.
    var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
    var shadowImage: UIImage?
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?
    var wantedTranslucency: Bool?

    /// Whether the bar is translucent. If the app has not set it, an opaque background image makes the bar opaque
    /// (B8.31).
    func isTranslucent(at position: UIBarPosition) -> Bool {
        wantedTranslucency ?? !(images(at: position)[.default]?.isOpaque ?? false)
    }

    private func images(at position: UIBarPosition) -> [UIBarMetrics: UIImage] {
        backgroundImages[position] ?? backgroundImages[.any] ?? [:]
    }

    /// Returns the background, or nil if no property defines one. An opaque bar without a tint colour is black or
    /// white, depending on its style (B8.31).
    @MainActor
    func background(isCompact: Bool, at position: UIBarPosition) -> BarBackground? {
        let image = value(images(at: position), isCompact)
        // A shadow image applies only together with a background image (B8.46).
        let shadow = image == nil ? nil : shadowImage
        let shadowColor: UIColor? = shadow == nil ? .barShadow : nil
        if let image { return BarBackground(image: image, shadowColor: shadowColor, shadowImage: shadow) }
        let plain: UIColor = style == .black ? .black : .white
        if !isTranslucent(at: position) { return BarBackground(color: tint ?? plain, shadowColor: shadowColor) }
        guard tint != nil || style == .black else { return nil }
        let effect = UIBlurEffect(style: style == .black ? .systemChromeMaterialDark : .systemChromeMaterial)
        return BarBackground(effect: effect, color: tint, shadowColor: shadowColor)
    }

    func title(isCompact: Bool) -> BarTitleStyle {
        var attributes = titleAttributes ?? [:]
        if style == .black, attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.white }
        return BarTitleStyle(
            attributes: attributes, largeAttributes: largeTitleAttributes ?? [:],
            offset: UIOffset(horizontal: 0, vertical: value(titleOffsets, isCompact) ?? 0),
            // The indicator image applies only together with its mask image (B8.27).
            backIndicator: backIndicatorMask == nil ? nil : backIndicator)
    }

    private func value<Value>(_ values: [UIBarMetrics: Value], _ isCompact: Bool) -> Value? {
        (isCompact ? values[.compact] : nil) ?? values[.default]
    }
}

extension LegacyBarLook: Equatable {
    static func == (lhs: LegacyBarLook, rhs: LegacyBarLook) -> Bool {
        lhs.style == rhs.style && lhs.tint == rhs.tint && lhs.backgroundImages == rhs.backgroundImages
            && lhs.shadowImage == rhs.shadowImage && lhs.titleOffsets == rhs.titleOffsets
            && lhs.titleAttributes?.comparable == rhs.titleAttributes?.comparable
            && lhs.largeTitleAttributes?.comparable == rhs.largeTitleAttributes?.comparable
            && lhs.backIndicator == rhs.backIndicator && lhs.backIndicatorMask == rhs.backIndicatorMask
            && lhs.wantedTranslucency == rhs.wantedTranslucency
    }
}
