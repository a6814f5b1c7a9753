#if HEADLESS_UIKIT
    import UIKit

    /// How much of what is behind the window is visible at a point.
    @MainActor
    struct MonkeyCoverage {
        let window: UIWindow

        /// Returns 0 where something opaque is visible, and 1 where nothing is.
        func gap(at point: CGPoint) -> Double {
            window.subviews.reduce(1) { $0 * gap(of: $1, at: point) }
        }

        /// The part that a view and its subviews let through. The point is in the coordinates of its superview.
        private func gap(of view: UIView, at point: CGPoint) -> Double {
            let layer = view.layer.presentation() ?? view.layer
            let alpha = Double(layer.opacity)
            guard !view.isHidden, alpha > 0 else { return 1 }
            // What is turned in space is taken for covering: a face shows its side for a moment.
            guard CATransform3DIsAffine(layer.transform) else { return 0 }
            let inside = layer.convert(point, from: layer.superlayer)
            let isHit = layer.bounds.contains(inside)
            if view.clipsToBounds && !isHit || view.mask != nil { return 1 }
            let fill = layer.contents != nil ? 1 : Double(layer.backgroundColor?.alpha ?? 0)
            let own = isHit ? fill : 0
            let below = view.subviews.reduce(1) { $0 * gap(of: $1, at: inside) }
            return 1 - alpha * (1 - (1 - own) * below)
        }
    }

    @MainActor
    extension MonkeyRule {
        /// In the middle of the window something opaque is visible.
        ///
        /// What UIKit's own transitions look like in a window that is resized meanwhile, and where a push interrupts a push, is not
        /// known. Where screens move in a screen that moves itself, the edge of a smaller one may come to the middle.
        static let windowIsCovered = MonkeyRule("the window is covered", .atEveryFrame) { sight in
            // While the device turns, the window is on its way from one size to another.
            let layer = sight.stage.window.layer
            let bounds = layer.bounds
            // Of three screens that meet, the third one is gone, and nothing is there until the others have covered its place.
            guard !HeadlessQuirks.pushesInterruptTransitions,
                !sight.transitions.contains(where: { $0.interrupts && $0.ends == 0 }),
                layer.animationKeys()?.isEmpty != false, !isAnyNested(sight.transitions),
                sight.transitions.isEmpty || sight.secondsInSize > 1
            else { return nil }
            let gap = MonkeyCoverage(window: sight.stage.window).gap(at: CGPoint(x: bounds.midX, y: bounds.midY))
            return gap > 0.01 ? "\((gap * 100).rounded()) % of what is behind the window is seen" : nil
        }

        /// Whether one of the transitions runs inside a screen of another one.
        private static func isAnyNested(_ transitions: [MonkeyTransition]) -> Bool {
            let containers = transitions.filter { $0.ends == 0 }.compactMap(\.container)
            return containers.contains { inner in
                containers.contains { $0 !== inner && inner.isDescendant(of: $0) }
            }
        }
    }
#endif
