/// Who has decided whether the bar of a stack is hidden. It distinguishes Baton's own hiding from the app's.
enum BarHiding: Equatable {
    /// No screen asks Baton to hide the bar. The app may have hidden it.
    case unasked
    /// Baton has hidden the bar for the state of a screen, and will show it again.
    case byBaton
    /// The state of this screen hides the bar, but the app has hidden or shown it itself. Baton leaves it alone.
    case byApp(on: ObjectIdentifier)

    /// Returns the next value for a screen.
    ///
    /// - Parameters:
    ///   - isWanted: Whether the state of the screen hides the bar.
    ///   - isHidden: Whether the bar is hidden now.
    ///   - isAtRest: Whether the screen stays. A transition to it may be cancelled.
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
