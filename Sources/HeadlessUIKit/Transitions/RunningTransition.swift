/// A running transition. Inside a view controller, `Transition` is `UIViewController.Transition`.
typealias RunningTransition = Transition
