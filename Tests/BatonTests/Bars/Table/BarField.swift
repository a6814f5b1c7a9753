import BatonTesting
import UIKit

@testable import Baton
@testable import TestStages

/// A field of a state: two values for it, and a function that measures how far the visible result has changed from one
/// to the other.
@MainActor
struct BarField {
    /// The name in the table.
    let name: String
    let from: BarState
    let to: BarState
    /// Whether two views are visible at once and one fades out as the other fades in.
    var isOfTwo = false
    var isLow = false
    var prefersLargeTitles = false
    /// How visible the old and the new value are, from 0 to 1.
    ///
    /// For two views that are visible at once, the alpha of each.
    let look: (BarCell) -> (old: Double, new: Double)

    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private static func part(_ value: Double) -> (Double, Double) { (1 - value, value) }

    private static func colored(_ color: UIColor) -> BarState {
        BarState(background: .color(color), showsShadowLine: false)
    }

    static let all = backgrounds + letters + others

    // MARK: Backgrounds

    private static let backgrounds: [BarField] = [
        BarField(name: "background, two colours", from: colored(red), to: colored(blue)) {
            part($0.scene.paint.blue)
        },
        BarField(name: "background, a colour and clear", from: .clear, to: colored(blue)) {
            part($0.scene.paint.alpha)
        },
        BarField(
            name: "background, different kinds", from: colored(red), to: BarState(background: .blur(.systemMaterial)),
            isOfTwo: true
        ) { cell in
            (cell.opacity { $0 is ColorBackdrop }, cell.opacity { $0 is BlurBackdrop })
        },
        BarField(
            name: "compact background", from: BarState(background: .clear) { $0.compactBackground = .color(red) },
            to: BarState(background: .clear) { $0.compactBackground = .color(blue) }, isLow: true
        ) { part($0.scene.paint.blue) },
        BarField(
            name: "background at the scroll edge",
            from: BarState(background: .color(red), showsShadowLine: false) { $0.scrollEdgeBackground = .clear },
            to: BarState(background: .color(red), showsShadowLine: false) { $0.scrollEdgeBackground = .color(blue) }
        ) { part($0.scene.paint.alpha) },
        BarField(
            name: "background alpha", from: BarState(background: .color(red), backgroundAlpha: 0),
            to: BarState(background: .color(red), backgroundAlpha: 1)
        ) { part($0.scene.paint.alpha) },
        BarField(
            name: "shadow line", from: BarState(background: .color(red), showsShadowLine: false),
            to: BarState(background: .color(red), showsShadowLine: true)
        ) { part($0.scene.paint.shadow) },
        BarField(
            name: "colour of the shadow line", from: BarState(background: .color(red)) { $0.shadowColor = red },
            to: BarState(background: .color(red)) { $0.shadowColor = blue }
        ) { cell in
            let line = cell.scene.backdrop?.line.layer
            return part(Double((line?.presentation() ?? line)?.backgroundColor?.components?[2] ?? -1))
        },
        BarField(
            name: "image of the shadow line", from: BarState(background: .color(red)) { $0.shadowImage = oldArrow },
            to: BarState(background: .color(red)) { $0.shadowImage = newArrow }
        ) { part($0.scene.backdrop?.line.image === newArrow ? 1 : 0) },
    ]

    // MARK: Text attributes

    private static let letters: [BarField] = [
        BarField(
            name: "text style of the title", from: BarState(titleColor: red), to: BarState(titleColor: blue),
            isOfTwo: true
        ) { cell in
            (cell.opacity { $0.isLabel(in: red) }, cell.opacity { $0.isLabel(in: blue) })
        },
        BarField(
            name: "text style of the large title", from: BarState { $0.largeTitle = BarTitleStyle(color: red) },
            to: BarState { $0.largeTitle = BarTitleStyle(color: blue) }, isOfTwo: true, prefersLargeTitles: true
        ) { cell in
            (cell.opacity { $0.isLabel(in: red) }, cell.opacity { $0.isLabel(in: blue) })
        },
        BarField(
            name: "title offset", from: BarState { $0.titleOffset = UIOffset(horizontal: 0, vertical: 3) },
            to: BarState { $0.titleOffset = UIOffset(horizontal: 0, vertical: -4) }, isOfTwo: true
        ) { cell in
            (cell.opacity { $0.isTitle(at: 22 + 3) }, cell.opacity { $0.isTitle(at: 22 - 4) })
        },
        BarField(
            name: "back indicator", from: BarState { $0.backIndicatorImage = oldArrow },
            to: BarState { $0.backIndicatorImage = newArrow }, isOfTwo: true
        ) { cell in
            (cell.opacity { $0.shows(oldArrow) }, cell.opacity { $0.shows(newArrow) })
        },
    ]

    private static let oldArrow = UIImage(systemName: "arrow.left") ?? UIImage()
    private static let newArrow = UIImage(systemName: "chevron.left") ?? UIImage()

    // MARK: Others

    private static let others: [BarField] = [
        BarField(
            name: "large title", from: BarState { $0.prefersLargeTitles = false },
            to: BarState { $0.prefersLargeTitles = true },
            prefersLargeTitles: true
        ) { cell in
            part(
                ((cell.scene.bar.layer.presentation() ?? cell.scene.bar.layer).bounds.height - HeadlessDevice.rowHeight)
                    / 52)
        },
        BarField(name: "hidden", from: BarState(isHidden: true), to: BarState(isHidden: false)) {
            let bar = ($0.scene.bar.layer.presentation() ?? $0.scene.bar.layer).frame
            return part(bar.maxY <= 0 ? 0 : 1 - abs(bar.minX) / bar.width)
        },
        BarField(name: "tint", from: BarState(tintColor: red), to: BarState(tintColor: blue)) {
            part($0.scene.bar.tintColor == blue ? 1 : 0)
        },
        BarField(
            name: "status bar", from: BarState { $0.statusBarStyle = .darkContent },
            to: BarState { $0.statusBarStyle = .lightContent }
        ) { part($0.scene.stage.window.statusBarStyle == .lightContent ? 1 : 0) },
    ]
}

extension UIView {
    fileprivate func isLabel(in color: UIColor) -> Bool {
        (self as? UILabel)?.textColor == color
    }

    fileprivate func isTitle(at middle: CGFloat) -> Bool {
        self is UILabel && center.y == middle && superview is UIControl == false
    }

    fileprivate func shows(_ image: UIImage) -> Bool {
        (self as? UIImageView)?.image === image
    }
}
