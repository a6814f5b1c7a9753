/// An event that a driver reports to its observer.
public enum TransitionEvent {
    /// An animated transition begins.
    case willBegin(ScreenChange)
    /// The transition has ended, and the change is complete.
    case didEnd(ScreenChange)
    /// The transition was cancelled, and the view controllers are as they were before.
    case didCancel(ScreenChange)
}
