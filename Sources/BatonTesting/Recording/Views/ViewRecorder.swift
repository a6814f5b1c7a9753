public import UIKit

/// Records the views of a window as they appear on screen. It uses public UIKit only, on a device and headless.
@preconcurrency @MainActor
public final class ViewRecorder {
    private let window: UIWindow
    private var known: [ObjectIdentifier: Known] = [:]
    private var lastID = 0
    private let pictures = PictureRecorder()

    /// A known view. The reference is weak, so that the recorder does not keep the view alive.
    private final class Known {
        weak var view: UIView?
        let id: Int
        /// The name of the class. It takes long to find, as does its origin.
        let kind: String
        let origin: ClassOrigin
        /// What was recorded last. Frames in which the view stays alike share its arrays.
        var recorded: RecordedView?

        init(_ view: UIView, id: Int) {
            self.view = view
            self.id = id
            kind = "\(type(of: view))"
            origin = ClassOrigin(type(of: view))
        }
    }

    /// The identifier, the name and the role of a view.
    private struct Identity {
        let id: Int
        let name: String
        let role: RecordedRole
        /// What its subviews are in.
        let inside: RecordedSurroundings
    }

    /// Creates a recorder for a window.
    public init(_ window: UIWindow) {
        self.window = window
    }

    /// Returns all views that are not hidden, parents before children.
    public func look() -> [RecordedView] {
        var list: [RecordedView] = []
        add(window, at: 0, parent: nil, origin: .identity, to: &list)
        return list
    }

    private func add(
        _ view: UIView, at index: Int, parent: Identity?, origin: Place, to list: inout [RecordedView]
    ) {
        let layer = view.layer.presentation() ?? view.layer
        guard !layer.isHidden else { return }
        let place = origin.inside(layer)
        let known = known(view)
        let around = parent?.inside ?? .content
        let role = around.role(of: view, from: known.origin)
        let own = Identity(
            id: known.id, name: name(of: view, known.kind, at: index, in: parent?.name), role: role,
            inside: around.inside(view, from: known.origin, as: role))
        let recorded = record(view, layer, own, parent: parent?.id, place: place)
        if known.recorded != recorded { known.recorded = recorded }
        list.append(known.recorded ?? recorded)
        for (index, subview) in view.subviews.enumerated() {
            add(subview, at: index, parent: own, origin: place, to: &list)
        }
    }

    private func record(_ view: UIView, _ layer: CALayer, _ own: Identity, parent: Int?, place: Place) -> RecordedView {
        RecordedView(
            id: own.id, parent: parent, name: own.name, role: own.role, position: layer.position, bounds: layer.bounds,
            anchorPoint: layer.anchorPoint, transform: layer.transform.rows,
            sublayerTransform: layer.sublayerTransform.rows, isDoubleSided: layer.isDoubleSided,
            mask: view.mask.map(mask), opacity: Double(layer.opacity),
            background: layer.backgroundColor.map { RecordedColor(UIColor(cgColor: $0), in: view.traitCollection) },
            gradient: (layer as? CAGradientLayer).flatMap { gradient($0, of: view) },
            picture: pictures.picture(of: view, in: layer.bounds, id: own.id),
            cornerRadius: Double(layer.cornerRadius), maskedCorners: layer.maskedCorners,
            cornerRadii: layer.recordedCornerRadii,
            border: border(of: layer, in: view.traitCollection), shadow: shadow(of: layer, in: view.traitCollection),
            clips: view.clipsToBounds, blur: blur(of: view, layer), text: (view as? UILabel)?.recordedText,
            windowFrame: place.rectangle(layer.bounds))
    }

    private func known(_ view: UIView) -> Known {
        let key = ObjectIdentifier(view)
        if let entry = known[key], entry.view === view { return entry }
        lastID += 1
        let entry = Known(view, id: lastID)
        known[key] = entry
        return entry
    }

    /// Returns the title for the view of a view controller, and the class name for any other view. A plain `UIView` is
    /// named after its superview and its index there.
    private func name(of view: UIView, _ kind: String, at index: Int, in parent: String?) -> String {
        if let controller = view.screen { return controller.title ?? "\(type(of: controller))" }
        guard type(of: view) == UIView.self, let parent else { return kind }
        return "\(parent)/\(index)"
    }

    private func gradient(_ layer: CAGradientLayer, of view: UIView) -> RecordedGradient? {
        let colors = (layer.colors ?? []).map {
            RecordedColor(UIColor(cgColor: $0 as! CGColor), in: view.traitCollection)
        }
        guard !colors.isEmpty else { return nil }
        let even = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
        let locations = (layer.locations ?? []).map(\.doubleValue)
        return RecordedGradient(
            colors: colors, locations: locations.count == colors.count ? locations : even, start: layer.startPoint,
            end: layer.endPoint)
    }

    private func border(of layer: CALayer, in traits: UITraitCollection) -> RecordedBorder? {
        guard layer.borderWidth > 0, let color = layer.borderColor else { return nil }
        return RecordedBorder(
            width: Double(layer.borderWidth), color: RecordedColor(UIColor(cgColor: color), in: traits))
    }

    private func shadow(of layer: CALayer, in traits: UITraitCollection) -> RecordedShadow? {
        guard layer.shadowOpacity > 0, let shadow = layer.shadowColor else { return nil }
        var color = RecordedColor(UIColor(cgColor: shadow), in: traits)
        color.alpha *= Double(layer.shadowOpacity)
        return RecordedShadow(reach: reach(ofShadowOf: layer), radius: Double(layer.shadowRadius), color: color)
    }

    private func reach(ofShadowOf layer: CALayer) -> CGSize {
        let bounds = layer.bounds
        let shadow = layer.shadowPath?.boundingBoxOfPath ?? bounds
        let (right, left) = (shadow.maxX - bounds.maxX, shadow.minX - bounds.minX)
        let (down, up) = (shadow.maxY - bounds.maxY, shadow.minY - bounds.minY)
        return CGSize(
            width: layer.shadowOffset.width + (right > 0 ? right : min(0, left)),
            height: layer.shadowOffset.height + (down > 0 ? down : min(0, up)))
    }

    private func mask(_ mask: UIView) -> RecordedMask {
        let layer = mask.layer.presentation() ?? mask.layer
        return RecordedMask(frame: layer.frame, cornerRadius: Double(layer.cornerRadius))
    }

    private static let blurRadius = 20.0
    private static let glassRadius = 6.0

    private func blur(of view: UIView, _ layer: CALayer) -> Double {
        guard let view = view as? UIVisualEffectView else { return 0 }
        if #available(iOS 26, *), view.effect is UIGlassEffect { return Self.glassRadius }
        return layer.recordedBlur ?? (view.effect is UIBlurEffect ? Self.blurRadius : 0)
    }
}
