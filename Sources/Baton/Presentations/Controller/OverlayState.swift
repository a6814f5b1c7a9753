/// Who moves the presented view of an overlay. The function `after(_:)` defines what each event leads to. A transition
/// moves the view by its transform, wherever the view is. It may therefore begin and end while a finger has the view,
/// or while the view comes to rest.
enum OverlayState: Equatable {
    /// A transition presents the view, or will do so.
    case presenting
    /// No transition runs.
    case presented(Place)
    /// A transition dismisses the view, begun by code or by a finger.
    case dismissing(Place)
    /// The view was dismissed, or its presentation was cancelled.
    case over

    /// Where the view is, apart from the transform of a transition.
    enum Place {
        /// In the place of the layout.
        case layout
        /// Out of its place, by a pull or a pinch that brings it back by itself.
        case stretched
        /// Where a finger drags the sheet.
        case dragged
        /// On the way of a sheet to its detent.
        case settling
        /// Where the sheet was when a dismissal by code began.
        case left
    }

    enum Event: Equatable {
        /// The presentation has ended, or was cancelled.
        case presentationEnds(isComplete: Bool)
        /// UIKit begins a dismissal. `isDragged` is true if the finger that drags the sheet dismisses it.
        case dismissalBegins(isDragged: Bool)
        /// The dismissal has ended, or was cancelled.
        case dismissalEnds(isComplete: Bool)
        /// The container is laid out, perhaps in another size or with another safe area than before.
        case containerLayout(isResized: Bool)
        /// The content, the keyboard or the overlay has changed. An animation of the app, if any, includes it.
        case change
        /// The keyboard moves while a dismissal is cancelled, and takes the view along.
        case changeOnReturn
        /// The content has another size, outside of any animation.
        case resize
        /// The code of the app has chosen a detent.
        case choose
        /// The view is in another place now: stretched, dragged, on its way to a detent, or back in its place.
        case move(to: Place)
    }

    enum Action: Equatable {
        /// Places the view, below the transform of a transition if one runs.
        case place, placeUnderTransform
        /// Shapes the view before it is placed for the first time.
        case shapeAhead
        /// Lays the view out at once, so that an animation of the app includes its content.
        case layOut
        /// Shows the backdrop at once or in the current animation, or in one of its own.
        case showBackdrop, fadeBackdropIn
        /// Stops the sheet where it is, or lets it move to its detent.
        case stopSheet, settleSheet
        /// Places the view, and lets it move there if it is elsewhere.
        case settle
        /// Lets the finger go of the view, which is then in its place, or go on with the sheet at the same place.
        case letGo, keepPlace
        /// Removes everything.
        case end
    }

    /// Whether a transition moves the view.
    var isTransition: Bool {
        switch self {
        case .presenting, .dismissing: true
        case .presented, .over: false
        }
    }

    /// Returns the next state and the actions of an event.
    func after(_ event: Event) -> (state: OverlayState, actions: [Action]) {
        switch (self, event) {
        case (.over, _):
            (.over, [])
        case (_, .presentationEnds(isComplete: false)), (_, .dismissalEnds(isComplete: true)):
            // It ends in every state, also if UIKit has not told of the beginning.
            (.over, [.end])
        case (.presenting, .presentationEnds(isComplete: true)):
            // The content may have got another size meanwhile.
            (.presented(.layout), [.settle, .showBackdrop])
        case (.presenting, .dismissalBegins):
            (.dismissing(.layout), [])
        case (.presenting, .containerLayout(let isResized)):
            (.presenting, [isResized ? .placeUnderTransform : .shapeAhead])
        case (.presenting, .change):
            // A field that is focused from the start brings the keyboard while the view rises (B28.4).
            (.presenting, [.placeUnderTransform, .layOut])
        case (.presenting, .choose):
            (.presenting, [.placeUnderTransform, .layOut, .showBackdrop])
        case (.presented, .move(let place)):
            (.presented(place), place == .layout ? [.place] : [])
        case (.dismissing, .move(let place)):
            (.dismissing(place), [])
        case (.presented(let place), .dismissalEnds(isComplete: false)),
            (.dismissing(let place), .dismissalEnds(isComplete: false)):
            Self.afterCancel(place)
        case (.presented(let place), _):
            Self.afterPresented(place, event)
        case (.dismissing(let place), _):
            Self.afterDismissing(place, event)
        case (.presenting, _):
            (self, [])
        }
    }

    private static func afterPresented(_ place: Place, _ event: Event) -> (state: OverlayState, actions: [Action]) {
        switch (event, place) {
        case (.dismissalBegins(isDragged: false), .dragged), (.dismissalBegins(isDragged: false), .settling):
            (.dismissing(.left), [.stopSheet])
        case (.dismissalBegins(let isDragged), _):
            (.dismissing(place), isDragged ? [] : [.stopSheet])
        case (.containerLayout, .layout):
            (.presented(.layout), [.place])
        case (.containerLayout(isResized: true), _):
            (.presented(.layout), [.letGo, .place])
        case (.change, .layout):
            (.presented(.layout), [.place, .layOut])
        case (.change, .dragged), (.resize, .dragged):
            (.presented(.dragged), [.keepPlace])
        case (.resize, .layout):
            (.presented(.layout), [.settle])
        case (.resize, .settling):
            (.presented(.settling), [.stopSheet, .settleSheet])
        case (.change, .settling), (.choose, _):
            (.presented(.layout), [.stopSheet, .place, .layOut, .showBackdrop])
        default:
            (.presented(place), [])
        }
    }

    private static func afterDismissing(_ place: Place, _ event: Event) -> (state: OverlayState, actions: [Action]) {
        switch (event, place) {
        case (.containerLayout(isResized: true), _):
            (.dismissing(.layout), [.letGo, .placeUnderTransform])
        case (.changeOnReturn, .layout), (.changeOnReturn, .settling):
            (.dismissing(.layout), [.stopSheet, .placeUnderTransform, .layOut])
        case (.change, .settling), (.resize, .settling), (.choose, .settling):
            (.dismissing(.left), [.stopSheet])
        default:
            (.dismissing(place), [])
        }
    }

    private static func afterCancel(_ place: Place) -> (state: OverlayState, actions: [Action]) {
        switch place {
        case .layout: (.presented(.layout), [.showBackdrop, .settle])
        case .stretched: (.presented(.stretched), [.showBackdrop])
        case .dragged: (.presented(.dragged), [.showBackdrop])
        case .settling: (.presented(.settling), [.fadeBackdropIn])
        case .left: (.presented(.settling), [.showBackdrop, .settleSheet])
        }
    }
}
