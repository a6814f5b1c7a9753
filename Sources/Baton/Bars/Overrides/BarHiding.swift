/// Who has decided whether the bar of a stack is hidden. It distinguishes Baton's own hiding from the app's.
enum BarHiding: Equatable {
    /// No screen asks Baton to hide the bar. The app may have hidden it.
    case unasked
    /// Baton has hidden the bar for the state of a screen, and will show it again.
    case byBaton
    /// The state of this screen hides the bar, but the app has hidden or shown it itself. Baton leaves it alone.
    case byApp(on: ObjectIdentifier)

    /// Returns the next value for a screen whose state hides the bar, if that is wanted. A transition to a screen that
    /// is not at rest may be cancelled.
    func after(isWanted: Bool, on screen: ObjectIdentifier, isHidden: Bool, isAtRest: Bool) -> BarHiding {
        switch self {
        case .byApp where !isWanted && !isAtRest: self
        case _ where !isWanted: .unasked
        case .byApp(screen): self
        case .byBaton: isHidden ? self : .byApp(on: screen)
        case .unasked, .byApp: isHidden ? .byApp(on: screen) : .byBaton
        }
    }

    /// Returns whether Baton has to hide or to show the bar after this value, or nil if it leaves the bar alone.
    func setsHidden(after former: BarHiding) -> Bool? {
        if self == .byBaton { return true }
        return former == .byBaton && self == .unasked ? false : nil
    }
}
