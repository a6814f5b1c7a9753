import UIKit

@MainActor
extension DumpedPart {
    /// Creates the part of a view, with its view controller, the items of a navigation bar, and all subviews.
    init(_ view: UIView) {
        let controller = view.next as? UIViewController
        // Changes that remain on a view controller further down the stack appear only when a pop returns to it.
        let unseen = Self.unseen(of: controller as? UINavigationController)
        kind = "\(type(of: view))" + (controller.map { " of \(type(of: $0))" } ?? "")
        name = controller.map(Self.name) ?? kind
        fields =
            Self.fields(view) + (controller.map(Self.fields) ?? [])
            + ((view as? UINavigationBar).map(Self.fields(ofItemsIn:)) ?? [])
        parts = unseen.map { DumpedPart(unseen: $0) } + view.subviews.map { DumpedPart($0) }
    }

    private init(unseen controller: UIViewController) {
        kind = "unseen \(type(of: controller))"
        name = "unseen \(Self.name(controller))"
        fields = Self.fields(controller)
        parts = []
    }

    private static func name(_ controller: UIViewController) -> String {
        ["\(type(of: controller))", controller.title].compactMap { $0 }.joined(separator: " ")
    }

    private static func unseen(of navigation: UINavigationController?) -> [UIViewController] {
        (navigation?.viewControllers ?? []).filter { $0.viewIfLoaded?.window == nil }
    }

    // MARK: Views

    private static func fields(_ view: UIView) -> [Field] {
        geometry(view.layer) + appearance(view, view.layer) + behaviour(view, view.layer)
    }

    private static func geometry(_ layer: CALayer) -> [Field] {
        [
            Field("bounds", layer.bounds), Field("position", layer.position), Field("anchor", layer.anchorPoint),
            Field("transform", layer.transform.rows), Field("depth", layer.sublayerTransform.rows),
            Field("z", layer.zPosition), Field("back", layer.isDoubleSided),
        ]
    }

    private static func appearance(_ view: UIView, _ layer: CALayer) -> [Field] {
        [
            Field("alpha", layer.opacity), Field("hidden", view.isHidden), Field("clips", view.clipsToBounds),
            Field("corner", "\(layer.cornerRadius) \(layer.maskedCorners.rawValue)"),
            Field("border", layer.borderWidth), Field("shadow", shadow(of: layer)),
            Field("mask", view.mask != nil), Field("background", color(view.backgroundColor, view)),
            Field("tint", color(view.tintColor, view)),
        ]
    }

    private static func shadow(of layer: CALayer) -> String {
        let path = layer.shadowPath.map { " \($0.boundingBox)" } ?? ""
        return "\(layer.shadowOpacity) \(layer.shadowRadius)\(path)"
    }

    private static func behaviour(_ view: UIView, _ layer: CALayer) -> [Field] {
        let recognizers = (view.gestureRecognizers ?? []).map {
            "\(type(of: $0)) \($0.isEnabled ? "on" : "off") delegate \(name($0.delegate))"
        }
        return [
            Field("touch", view.isUserInteractionEnabled), Field("safe", view.safeAreaInsets),
            Field("modal", view.accessibilityViewIsModal), Field("unheard", view.accessibilityElementsHidden),
            Field("speed", "\(layer.speed) \(layer.timeOffset)"), Field("animations", layer.animationKeys() ?? []),
            Field("recognizers", recognizers),
        ]
    }

    // MARK: View controllers

    private static func fields(_ controller: UIViewController) -> [Field] {
        let navigation = controller as? UINavigationController
        let item = controller.navigationItem
        return [
            Field("title", controller.title ?? "-"), Field("extra insets", controller.additionalSafeAreaInsets),
            Field("style", controller.modalPresentationStyle.rawValue),
            Field("transitioning", name(controller.transitioningDelegate)),
            Field("presents", controller.presentedViewController != nil),
            Field("stack", navigation?.viewControllers.map { $0.title ?? "-" } ?? []),
            Field("bar hidden", navigation?.isNavigationBarHidden ?? false),
            Field("delegate", name(navigation?.delegate)), Field("item standard", look(item.standardAppearance)),
            Field("item edge", look(item.scrollEdgeAppearance)), Field("item compact", look(item.compactAppearance)),
            Field("item compact edge", look(item.compactScrollEdgeAppearance)),
        ]
    }

    private static func fields(ofItemsIn bar: UINavigationBar) -> [Field] {
        [
            Field("items", (bar.items ?? []).map { $0.title ?? "-" }),
            Field("standard", look(bar.standardAppearance)), Field("edge", look(bar.scrollEdgeAppearance)),
            Field("compact", look(bar.compactAppearance)),
        ]
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
