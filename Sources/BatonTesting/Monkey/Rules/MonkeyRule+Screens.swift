#if HEADLESS_UIKIT
    import UIKit

    @MainActor
    extension MonkeyRule {
        /// Each number of each view is one.
        static let geometryIsFinite = MonkeyRule("geometry is finite", .atEveryFrame) { sight in
            sight.views.first { view in
                let layer = view.layer
                let numbers = [
                    layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height, CGFloat(layer.opacity),
                    layer.transform.m11, layer.transform.m22, layer.transform.m41, layer.transform.m42,
                    layer.cornerRadius,
                ]
                return !numbers.allSatisfy(\.isFinite) || !(0...1).contains(layer.opacity)
            }.map { "\(type(of: $0)) has the frame \($0.frame), alpha \($0.alpha), transform \($0.transform)" }
        }

        /// A stack in a window shows its top screen, and no other.
        static let stackShowsItsTop = MonkeyRule("a stack shows its top screen", .atRest) { sight in
            for stack in sight.stacks where stack.viewIfLoaded?.window != nil {
                guard let top = stack.topViewController else { continue }
                if !top.view.isDescendant(of: stack.view) { return "\(name(top)) is on top, and not in the window" }
                for screen in stack.viewControllers where screen !== top {
                    if screen.viewIfLoaded?.window != nil {
                        return "\(name(screen)) is below the top, and in the window"
                    }
                }
            }
            return nil
        }

        /// A screen in the window belongs to a container, to a presentation, or to a transition.
        static let onlyItsScreensAreShown = MonkeyRule("only the app's screens are shown", .atEveryFrame) { sight in
            let screens = sight.views.compactMap { $0.next as? UIViewController }
            var known = Set(sight.controllers.map { ObjectIdentifier($0) })
            for transition in sight.transitions {
                for key in [UITransitionContextViewControllerKey.from, .to] {
                    guard let named = transition.coordinator?.viewController(forKey: key) else { continue }
                    // Several presentations may leave at once.
                    for screen in sequence(first: named, next: \.presentedViewController) {
                        known.formUnion(
                            Array(sequence(first: screen, next: { $0.children.last })).map { ObjectIdentifier($0) })
                    }
                }
            }
            return screens.first { !known.contains(ObjectIdentifier($0)) && $0.parent == nil }.map {
                "\(name($0)) belongs to nobody, and is in the window"
            }
        }

        /// What a stack or tabs show fills them, and nothing of a transition is left on it.
        static let screensAreInTheirPlaces = MonkeyRule("screens are in their places", .atRest) { sight in
            for controller in sight.controllers {
                guard let shown = controller.shownChild, let view = shown.viewIfLoaded,
                    let whole = controller.viewIfLoaded, view.window != nil
                else { continue }
                let isClean =
                    CATransform3DIsIdentity(view.transform3D) && view.alpha == 1 && !view.isHidden && view.mask == nil
                    && view.layer.cornerRadius == 0
                if !isClean {
                    return "\(name(shown)) has the alpha \(view.alpha), the transform \(view.transform3D.m11)"
                }
                let place = view.convert(view.bounds, to: whole)
                if abs(place.minX) > 0.01 || abs(place.width - whole.bounds.width) > 0.01
                    || abs(place.maxY - whole.bounds.maxY) > 0.01 || place.minY > 0.01 + topOfContent(shown)
                {
                    return "\(name(shown)) is at \(place) of \(whole.bounds)"
                }
            }
            return nil
        }

        /// Where content may begin that is not under an opaque bar.
        @MainActor private static func topOfContent(_ screen: UIViewController) -> CGFloat {
            screen.navigationController?.navigationBar.frame.maxY ?? 0
        }

        /// A touch in the middle of what is visible of the last presented view controller, or of the root, reaches it. Where the
        /// keyboard leaves no room, nothing can be touched.
        static let touchesArrive = MonkeyRule("touches arrive", .atRest) { sight in
            guard let last = sight.chain.last, let view = last.viewIfLoaded, view.window === sight.stage.window else {
                return nil
            }
            guard roomAboveKeyboard > leastRoom else { return nil }
            let place = placeInSight(of: view, in: sight.stage.window)
            guard place.width > 1, place.height > 1 else { return "nothing is seen of \(name(last))" }
            guard let hit = sight.stage.window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil) else {
                return "\(name(last)) at \(place) takes no touches"
            }
            return hit.isDescendant(of: view) ? nil : "a touch on \(name(last)) reaches \(type(of: hit))"
        }

        /// What a row of a list or a button needs.
        private static let leastRoom: CGFloat = 44

        @MainActor private static var roomAboveKeyboard: CGFloat {
            HeadlessKeyboard.isShown ? HeadlessKeyboard.frame.minY : .infinity
        }

        /// The part of a view that nothing around it clips, and that is above the keyboard.
        @MainActor private static func placeInSight(of view: UIView, in window: UIWindow) -> CGRect {
            var place = view.convert(view.bounds, to: nil).intersection(window.bounds)
            for outer in sequence(first: view, next: \.superview) where outer.clipsToBounds {
                place = place.intersection(outer.convert(outer.bounds, to: nil))
            }
            if HeadlessKeyboard.isShown {
                place.size.height = min(place.height, HeadlessKeyboard.frame.minY - place.minY)
            }
            return place
        }

        /// The keyboard is shown for a field in the window. UIKit's own transitions may leave it (U19).
        static let keyboardHasAField = MonkeyRule("the keyboard has a field", .atRest) { sight in
            guard HeadlessQuirks.editingInSystemTransitions != .outlivesTheScreen else { return nil }
            let isEdited = sight.windows.contains { $0.everyView.contains(where: \.isFirstResponder) }
            return HeadlessKeyboard.isShown && !isEdited ? "the keyboard is shown for no field" : nil
        }

        @MainActor static func name(_ controller: UIViewController) -> String {
            controller.title ?? "\(type(of: controller))"
        }
    }
#endif
