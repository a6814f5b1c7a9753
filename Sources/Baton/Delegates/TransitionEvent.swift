/// What a driver tells its observer.
public enum TransitionEvent {
    /// An animated change of screens begins.
    case willBegin(ScreenChange)
    /// The change has ended, and the screens have changed.
    case didEnd(ScreenChange)
    /// The change was cancelled, and the screens are as they were before.
    case didCancel(ScreenChange)
}
