extension Fault {
    /// The faults that are written by hand. `faults --run` runs a command with each of them.
    static let all: [Fault] = inBaton + inTheStandIn

    private static let inBaton: [Fault] = [
        Fault(
            "A screen that UIKit has removed keeps its pose", in: "Sources/Baton/Animators/TransitionAnimator.swift",
            "transition.restoreRemoved(completed: completed)", becomes: "()"),
        Fault(
            "A screen keeps its pose at the end", in: "Sources/Baton/Animators/TransitionAnimator.swift",
            "transition.restoreStaying(completed: completed)", becomes: "()"),
        Fault(
            "A bar that Baton has hidden is not shown again", in: "Sources/Baton/Bars/Overrides/BarHiding.swift",
            "former == .byBaton && self == .unasked ? false : nil", becomes: "nil"),
        Fault(
            "A view that has travelled stays", in: "Sources/Baton/Transitions/Elements/SharedElements.swift",
            "remains.restore()", becomes: "()"),
        Fault(
            "The view that takes the touches stays", in: "Sources/Baton/Transitions/Context/TouchCover.swift",
            "removeFromSuperview()", becomes: "()"),
        Fault(
            "An appearance is not restored", in: "Sources/Baton/Bars/Overrides/AppearanceOverride.swift",
            "if shown == nil { write(nil) }", becomes: "()"),
        Fault(
            "The safe area of a screen is not given back", in: "Sources/Baton/Bars/Overrides/SteadyTop.swift",
            "delta.set(.zero)", becomes: "()"),
    ]

    private static let inTheStandIn: [Fault] = [
        Fault(
            "A screen does not hear that it has appeared",
            in: "Sources/HeadlessUIKit/Navigation/UINavigationController+Transition.swift",
            "change.to?.endAppearanceIfBegun()", becomes: "()"),
        Fault(
            "The transition of a tab bar controller is kept",
            in: "Sources/HeadlessUIKit/Tabs/UITabBarController+Selection.swift",
            "if tabTransition === ended { tabTransition = nil }", becomes: "_ = ended"),
        Fault(
            "A presenter does not come back",
            in: "Sources/HeadlessUIKit/Presentation/Modals/ModalDismissal.swift", "bottom.restorePresenter()",
            becomes: "()"),
    ]
}
