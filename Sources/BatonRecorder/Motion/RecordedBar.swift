package import Baton
import UIKit

/// What the app says about a bar: its background, and whether it is visible. The rest of a state is left out.
package struct RecordedBar: Codable, Hashable, Sendable {
    private enum Background: Codable, Hashable {
        case system
        case clear
        case color(RecordedTint)
        case blur(Int)
        case gradient([RecordedTint])
    }

    private var background: Background?
    private var alpha: Double?
    private var showsLine: Bool?
    private var isHidden: Bool?
    private var titleColor: RecordedTint?

    init?(_ state: BarState, in traits: UITraitCollection) {
        guard state != BarState() else { return nil }
        switch state.background {
        case .system: background = .system
        case .clear: background = .clear
        case .color(let color): background = .color(RecordedTint(color, in: traits))
        case .blur(let style, _): background = .blur(style.rawValue)
        case .gradient(let colors, _): background = .gradient(colors.map { RecordedTint($0, in: traits) })
        // A picture is the app's content.
        case .image: background = .color(RecordedTint(.systemGray, in: traits))
        case nil: background = nil
        }
        alpha = state.backgroundAlpha.map { Double($0) }
        showsLine = state.showsShadowLine
        isHidden = state.isHidden
        titleColor = state.titleColor.map { RecordedTint($0, in: traits) }
    }

    /// The state of a bar.
    package var state: BarState {
        BarState(
            background: shownBackground, backgroundAlpha: alpha.map { CGFloat($0) }, showsShadowLine: showsLine,
            titleColor: titleColor?.color, isHidden: isHidden)
    }

    private var shownBackground: BarState.Background? {
        switch background {
        case .system: .system
        case .clear: .clear
        case .color(let color): .color(color.color)
        case .blur(let style): UIBlurEffect.Style(rawValue: style).map { .blur($0) } ?? .system
        case .gradient(let colors): .gradient(colors.map(\.color))
        case nil: nil
        }
    }
}

/// A colour as it appears.
struct RecordedTint: Codable, Hashable, Sendable {
    private var parts: [Double]

    init(_ color: UIColor, in traits: UITraitCollection) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        parts = [red, green, blue, alpha].map { $0.isFinite ? (Double($0) * 1000).rounded() / 1000 : 0 }
    }

    var color: UIColor {
        guard parts.count == 4 else { return .systemGray }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
