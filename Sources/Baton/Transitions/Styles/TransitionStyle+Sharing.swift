import UIKit

extension TransitionStyled {
    /// The same with views that travel from their places on one screen to their places on the next.
    ///
    /// ```swift
    /// navigationController.transitions = .slide.sharing("cover", "title")
    /// present(player, using: .card.sharing("cover"))
    /// ```
    ///
    /// Both screens conform to `SharedViewProvider` and return their view for each identifier. What travels is a picture of
    /// Baton's: the views stay where they are, hidden until the end. A view that only one of the screens shows fades in its
    /// place. Later elements travel above earlier ones, and those of a second `sharing` above those of the first.
    ///
    /// With reduced motion nothing travels, and the screens fade. Where UIKit animates, the modifier has no effect, and a line
    /// of advice is given.
    public func sharing(_ elements: SharedElement...) -> Self {
        changing { $0.shared += elements }
    }
}
