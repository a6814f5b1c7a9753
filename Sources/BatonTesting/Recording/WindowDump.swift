public import UIKit

/// Everything about a window and what is in it, as text: two dumps that are equal mean that nothing was left behind.
///
/// ```swift
/// let before = WindowDump(stage.window)
/// // a swipe that is cancelled
/// XCTAssertEqual(WindowDump(stage.window), before)
/// ```
@MainActor
public struct WindowDump: Equatable {
    /// A line for each view and controller.
    public let text: String

    /// Looks at a window's model values: views, layers, recognizers, insets, delegates and appearances.
    public init(_ window: UIWindow) {
        var lines: [String] = []
        Self.add(window, depth: 0, to: &lines)
        text = lines.joined(separator: "\n")
    }

    /// The lines that are in one of two dumps only, for a message that says what was left behind.
    public func difference(from other: WindowDump) -> [String] {
        let mine = text.split(separator: "\n").map(String.init)
        let theirs = other.text.split(separator: "\n").map(String.init)
        return mine.difference(from: theirs).map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
    }

    private static func add(_ view: UIView, depth: Int, to lines: inout [String]) {
        let indent = String(repeating: "  ", count: depth)
        lines.append(indent + describe(view))
        if let controller = view.next as? UIViewController { lines.append(indent + "  ~ " + describe(controller)) }
        // What is left behind on a screen further down shows up only when somebody goes back to it.
        for screen in unseen(of: view.next as? UINavigationController) {
            lines.append(indent + "  ~ unseen " + describe(screen))
        }
        if let bar = view as? UINavigationBar { lines.append(indent + "  ~ " + describe(bar)) }
        view.subviews.forEach { add($0, depth: depth + 1, to: &lines) }
    }

    private static func unseen(of navigation: UINavigationController?) -> [UIViewController] {
        (navigation?.viewControllers ?? []).filter { $0.viewIfLoaded?.window == nil }
    }

    private static func describe(_ view: UIView) -> String {
        let layer = view.layer
        let recognizers = (view.gestureRecognizers ?? []).map {
            "\(type(of: $0)) \($0.isEnabled ? "on" : "off") delegate \(name($0.delegate))"
        }
        return [
            "\(type(of: view))", "bounds \(layer.bounds)", "position \(layer.position)",
            "anchor \(layer.anchorPoint)", "transform \(layer.transform.rows)",
            "depth \(layer.sublayerTransform.rows)", "z \(layer.zPosition)", "back \(layer.isDoubleSided)",
            "alpha \(layer.opacity)", "hidden \(view.isHidden)", "clips \(view.clipsToBounds)",
            "corner \(layer.cornerRadius) \(layer.maskedCorners.rawValue)", "border \(layer.borderWidth)",
            "shadow \(layer.shadowOpacity) \(layer.shadowRadius)", "mask \(view.mask != nil)",
            "background \(color(view.backgroundColor, view))", "tint \(color(view.tintColor, view))",
            "touch \(view.isUserInteractionEnabled)", "safe \(view.safeAreaInsets)",
            "modal \(view.accessibilityViewIsModal)", "unheard \(view.accessibilityElementsHidden)",
            "speed \(layer.speed) \(layer.timeOffset)", "animations \(layer.animationKeys() ?? [])",
            "recognizers \(recognizers)",
        ].joined(separator: " | ")
    }

    private static func describe(_ controller: UIViewController) -> String {
        let navigation = (controller as? UINavigationController).map {
            "stack \($0.viewControllers.map { $0.title ?? "-" }) bar hidden \($0.isNavigationBarHidden) "
                + "delegate \(name($0.delegate))"
        }
        return [
            "\(type(of: controller)) \(controller.title ?? "")",
            "extra insets \(controller.additionalSafeAreaInsets)",
            "style \(controller.modalPresentationStyle.rawValue)",
            "transitioning \(name(controller.transitioningDelegate))",
            "presents \(controller.presentedViewController != nil)", navigation ?? "",
            appearances(controller.navigationItem),
        ].joined(separator: " | ")
    }

    private static func describe(_ bar: UINavigationBar) -> String {
        "items \((bar.items ?? []).map { $0.title ?? "-" }) standard \(look(bar.standardAppearance)) "
            + "edge \(look(bar.scrollEdgeAppearance)) compact \(look(bar.compactAppearance))"
    }

    private static func appearances(_ item: UINavigationItem) -> String {
        "item standard \(look(item.standardAppearance)) edge \(look(item.scrollEdgeAppearance)) "
            + "compact \(look(item.compactAppearance)) compactEdge \(look(item.compactScrollEdgeAppearance))"
    }

    private static func look(_ appearance: UINavigationBarAppearance?) -> String {
        guard let appearance else { return "nil" }
        let title = appearance.titleTextAttributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
        return "(\(appearance.backgroundColor.map { "\($0)" } ?? "-") effect \(appearance.backgroundEffect != nil) "
            + "shadow \(appearance.shadowColor.map { "\($0)" } ?? "-") title \(title))"
    }

    private static func color(_ color: UIColor?, _ view: UIView) -> String {
        TraceNumber.color(color.map { RecordedColor($0, in: view.traitCollection) })
    }

    private static func name(_ object: AnyObject?) -> String {
        object.map { "\(type(of: $0))" } ?? "none"
    }
}
