import Baton
import UIKit

/// The bar that a test requests for a screen, independent of Baton's types.
struct RandomBarWish {
    enum Ground: CaseIterable {
        case system
        case clear
        case red
        case sea
        /// A blur under an opaque tint.
        case mist

        @MainActor
        fileprivate var background: BarState.Background {
            switch self {
            case .system: .system
            case .clear: .clear
            case .red: .color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            case .sea: .color(UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
            case .mist: .blur(.systemMaterial, tint: UIColor(red: 0, green: 0.25, blue: 0.5, alpha: 1))
            }
        }
    }

    var ground = Ground.system
    /// The background of a low bar, if it is another one.
    var lowGround: Ground?
    /// The background at the scroll edge, where screens without a scroll view always are.
    var edgeGround: Ground?
    var alpha = 1.0
    var line = false
    var hidden = false
    var isGreenTitle = false
    var isPurple = false
    var prompt = false
    var hasItem = false
    var isLarge = false

    @MainActor
    func say(to item: UINavigationItem) {
        item.barState = BarState(
            background: ground.background, backgroundAlpha: CGFloat(alpha), showsShadowLine: line,
            titleColor: isGreenTitle ? Self.green : nil, tintColor: isPurple ? Self.purple : nil, isHidden: hidden
        ) {
            $0.compactBackground = lowGround?.background
            $0.scrollEdgeBackground = edgeGround?.background
            $0.prefersLargeTitles = isLarge
        }
        item.prompt = prompt ? "Prompt" : nil
        let button = UIBarButtonItem()
        button.title = "Item"
        item.rightBarButtonItem = hasItem ? button : nil
    }

    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
}

/// What should be visible of a bar.
///
/// The expected values depend only on UIKit's metrics and the request, not on Baton's implementation.
struct RandomBarSight: Equatable, CustomStringConvertible {
    var color: [Double]
    var line: [Double]
    var title: Double
    var isGreen: Bool
    var item: Double
    var back: Double
    /// Nil where no bar button shows the tint.
    var isPurple: Bool?
    var top: Double

    /// Computes what should be visible over a middle grey screen, with a bar that the app gave a half-transparent
    /// yellow background.
    ///
    /// - Parameters:
    ///   - lies: Whether the phone is in landscape, where a bar is low and has no space for a large title.
    ///   - distance: How far the bar has slid up because it minimizes (B17.60).
    ///   - isOnGlass: Whether the buttons are on glass, where the tint does not colour them (B17.34).
    init(
        _ wish: RandomBarWish, statusBar: Double, lies: Bool, isOnGlass: Bool, isRoot: Bool,
        minimizedBy distance: Double
    ) {
        let grounds: [RandomBarWish.Ground: [Double]] = [
            .system: [1, 1, 0], .red: [1, 0, 0], .sea: [0, 0.5, 1], .mist: [0, 0.25, 0.5],
        ]
        let ground = wish.edgeGround ?? (lies ? wish.lowGround : nil) ?? wish.ground
        let row: Double = lies ? 32 : isOnGlass ? 54 : 44
        let height = row + (wish.prompt ? 30 : 0) + (wish.isLarge && !lies ? 52 : 0)
        let isAway = wish.hidden || statusBar + height <= distance
        let isUnderLargeTitle = wish.isLarge && !lies && isOnGlass && wish.ground != .system && wish.edgeGround == nil
        // The app's own background is half transparent.
        let alpha = ground == .system ? 0.5 * wish.alpha : wish.alpha
        // While the bar minimizes, Baton's paint stays under the status bar, if there is one. UIKit's own goes with
        // the bar (B17.60). Baton paints the app's own background only where a part of it is requested.
        let isBatonsPaint = ground != .system || wish.alpha < 1
        let staysPainted = !wish.hidden && isBatonsPaint && statusBar > 0
        let isUnpainted = isAway && !staysPainted || ground == .clear || isUnderLargeTitle
        let seen = isUnpainted ? 0 : alpha
        color = (0..<3).map { 0.5 + ((grounds[ground]?[$0] ?? 0) - 0.5) * seen }
        let lined = wish.line && ground != .system ? seen * 0.29 : 0
        line = [60, 60, 67].map { 0.5 + ($0 / 255 - 0.5) * lined }
        title = isAway ? 0 : 1
        isGreen = wish.isGreenTitle
        item = wish.hasItem && !isAway ? 1 : 0
        back = isRoot || isAway ? 0 : 1
        isPurple = item + back == 0 ? nil : wish.isPurple && !isOnGlass
        top = statusBar + (wish.hidden ? 0 : max(0, height - distance))
    }

    func isClose(to other: RandomBarSight) -> Bool {
        let mine = color + line + [title, item, back, top]
        let others = other.color + other.line + [other.title, other.item, other.back, other.top]
        return isGreen == other.isGreen && isPurple == other.isPurple
            && zip(mine, others).allSatisfy { abs($0 - $1) < 0.01 }
    }

    var description: String {
        "colour \(color) line \(line) title \(title) green \(isGreen) item \(item) back \(back) purple "
            + "\(isPurple.map { "\($0)" } ?? "-") top \(top)"
    }
}

extension RandomBarSight {
    /// Stores measured values.
    init(
        color: [Double], line: [Double], title: Double, isGreen: Bool, item: Double, back: Double, isPurple: Bool?,
        top: Double
    ) {
        (self.color, self.line, self.title, self.isGreen, self.top) = (color, line, title, isGreen, top)
        (self.item, self.back, self.isPurple) = (item, back, isPurple)
    }
}
