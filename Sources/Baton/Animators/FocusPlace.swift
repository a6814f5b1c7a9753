/// Where the focus of VoiceOver is when a transition has ended.
enum FocusPlace: CaseIterable {
    /// No element of the app has it.
    case nowhere
    /// It is on a view that is shown.
    case shown
    /// It is on a view that has left, or that is behind what was presented.
    case gone
    /// It is where it was before, on an element of which it is not known whether it is shown.
    case unchanged
    /// It has moved to an element of which it is not known whether it is shown.
    case moved

    /// Whether the focus has to move to the screen that is shown. UIKit or the user may have moved it already.
    func needsMove(completed: Bool) -> Bool {
        switch self {
        case .nowhere, .gone: true
        case .shown: false
        case .unchanged: completed
        case .moved: !completed
        }
    }
}
