import UIKit

/// Whether the user wants opaque backgrounds in place of blurs, and what is shown then.
@MainActor
enum ReducedTransparency {
    static var applies: Bool { UIAccessibility.isReduceTransparencyEnabled }

    /// Calls a closure when the user changes the setting, for as long as the result is retained.
    static func observe(_ onChange: @escaping @MainActor () -> Void) -> NotificationObserver {
        NotificationObserver(of: UIAccessibility.reduceTransparencyStatusDidChangeNotification, onChange)
    }

    /// The colour in place of a blur. It is as light or as dark as the blur. An effect does not tell its style.
    static func color(for style: UIBlurEffect.Style?) -> UIColor {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            background(.light)
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            background(.dark)
        default: .systemBackground
        }
    }

    private static func background(_ style: UIUserInterfaceStyle) -> UIColor {
        .systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    }
}
