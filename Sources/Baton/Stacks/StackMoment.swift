/// What happens to a stack. A timeline tells each moment once, in order.
enum StackMoment: Equatable {
    /// UIKit returns a transition that has not begun. It may have begun before anybody listened.
    case announced
    /// A transition begins. The change says which.
    case begins
    /// A modal transition hides what happens in the stack.
    case hidden
    /// The modal transition does not report its end, or has ended. The stack should be asked at its next layout.
    case uncovered
    /// A transition has ended, whether UIKit has reported it or not, and none has interrupted it.
    case ended
    /// The top screen is shown without a transition, perhaps not for the first time. An empty stack shows none.
    case rests
    case leftWindow
    case cameBack
    /// The stack was asked. Nothing else tells its delegate that the app has set another one.
    case looked
}
