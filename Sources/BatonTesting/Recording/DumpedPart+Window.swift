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

    private static func fields(_ view: UIView) -> [DumpedField] {
        geometry(view.layer) + appearance(view, view.layer) + behaviour(view, view.layer)
    }

    private static func geometry(_ layer: CALayer) -> [DumpedField] {
        [
            DumpedField("bounds", layer.bounds), DumpedField("position", layer.position),
            DumpedField("anchor", layer.anchorPoint),
            DumpedField("transform", layer.transform.rows), DumpedField("depth", layer.sublayerTransform.rows),
            DumpedField("z", layer.zPosition), DumpedField("back", layer.isDoubleSided),
        ]
    }

    private static func appearance(_ view: UIView, _ layer: CALayer) -> [DumpedField] {
        [
            DumpedField("alpha", layer.opacity), DumpedField("hidden", view.isHidden),
            DumpedField("clips", view.clipsToBounds),
            DumpedField("corner", layer.cornerRadius, layer.maskedCorners.rawValue),
            DumpedField("border", layer.borderWidth), shadow(of: layer),
            DumpedField("mask", view.mask != nil, layer.mask.map { "\(type(of: $0))" } ?? "none"),
            DumpedField("background", color(view.backgroundColor, view)),
            DumpedField("tint", color(view.tintColor, view)),
        ]
    }

    private static func shadow(of layer: CALayer) -> DumpedField {
        guard let path = layer.shadowPath else { return DumpedField("shadow", layer.shadowOpacity, layer.shadowRadius) }
        return DumpedField("shadow", layer.shadowOpacity, layer.shadowRadius, path.boundingBox)
    }

    private static func behaviour(_ view: UIView, _ layer: CALayer) -> [DumpedField] {
        let recognizers = (view.gestureRecognizers ?? []).map {
            "\(type(of: $0)) \($0.isEnabled ? "on" : "off") delegate \(name($0.delegate))"
        }
        return [
            DumpedField("touch", view.isUserInteractionEnabled), DumpedField("safe", view.safeAreaInsets),
            DumpedField("modal", view.accessibilityViewIsModal),
            DumpedField("unheard", view.accessibilityElementsHidden),
            DumpedField("speed", layer.speed, layer.timeOffset), DumpedField("animations", layer.animationKeys() ?? []),
            DumpedField("recognizers", recognizers),
        ]
    }

    // MARK: View controllers

    private static func fields(_ controller: UIViewController) -> [DumpedField] {
        let navigation = controller as? UINavigationController
        let item = controller.navigationItem
        return [
            DumpedField("title", controller.title ?? "-"),
            DumpedField("extra insets", controller.additionalSafeAreaInsets),
            DumpedField("style", controller.modalPresentationStyle.rawValue),
            DumpedField("transitioning", name(controller.transitioningDelegate)),
            DumpedField("presents", controller.presentedViewController != nil),
            DumpedField("stack", navigation?.viewControllers.map { $0.title ?? "-" } ?? []),
            DumpedField("bar hidden", navigation?.isNavigationBarHidden ?? false),
            DumpedField("delegate", name(navigation?.delegate)),
            DumpedField("item standard", look(item.standardAppearance)),
            DumpedField("item edge", look(item.scrollEdgeAppearance)),
            DumpedField("item compact", look(item.compactAppearance)),
            DumpedField("item compact edge", look(item.compactScrollEdgeAppearance)),
        ]
    }

    private static func fields(ofItemsIn bar: UINavigationBar) -> [DumpedField] {
        [
            DumpedField("items", (bar.items ?? []).map { $0.title ?? "-" }),
            DumpedField("standard", look(bar.standardAppearance)), DumpedField("edge", look(bar.scrollEdgeAppearance)),
            DumpedField("compact", look(bar.compactAppearance)),
        ]
    }

    private static func look(_ appearance: UINavigationBarAppearance?) -> String {
        guard let appearance else { return "nil" }
        let title = appearance.titleTextAttributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
        return "(\(appearance.backgroundColor.map { "\($0)" } ?? "-") effect \(appearance.backgroundEffect != nil) "
            + "shadow \(appearance.shadowColor.map { "\($0)" } ?? "-") title \(title))"
    }

    private static func color(_ color: UIColor?, _ view: UIView) -> DumpedColor {
        DumpedColor(color: color.map { RecordedColor($0, in: view.traitCollection) })
    }

    private static func name(_ object: AnyObject?) -> String {
        object.map { "\(type(of: $0))" } ?? "none"
    }
}
