import Foundation

/// The change of a bar's items with matching items that move (B17.32).
@MainActor
final class BarMorph {
    private let target: BarContentView
    private let pairs: [(old: BarButtonView, new: BarButtonView)]
    private let entering: [(view: UIView, alpha: CGFloat)]
    private let leaving: [(view: UIView, alpha: CGFloat)]

    init(from: BarContentView?, target: BarContentView) {
        self.target = target
        target.layoutIfNeeded()
        let (old, new) = (from?.matches ?? [], target.matches)
        pairs = ItemMatch.pairs(old.map(\.match), new.map(\.match)).map { (old[$0.old].button, new[$0.new].button) }
        entering = target.fadingViews(without: pairs.map(\.new)).map { ($0, $0.alpha) }
        leaving = (from?.fadingViews(without: pairs.map(\.old)) ?? []).map { ($0, $0.alpha) }
        begin(from)
    }

    /// Shows the matching items at their old places, and hides the old ones.
    private func begin(_ from: BarContentView?) {
        for (view, _) in entering { view.alpha = 0 }
        let leavingViews = leaving.map(\.view)
        for view in from?.subviews ?? [] where !leavingViews.contains(view) { view.alpha = 0 }
        for (old, new) in pairs {
            let way = CGAffineTransform(
                translationX: old.center.x - new.center.x, y: old.center.y - new.center.y)
            new.transform = way
            pieceOnly(behind: new)?.transform = way
        }
    }

    func perform() {
        for (view, alpha) in entering { view.alpha = alpha }
        for (view, _) in leaving { view.alpha = 0 }
        for (_, new) in pairs {
            new.transform = .identity
            pieceOnly(behind: new)?.transform = .identity
        }
    }

    /// Gives views of the app their alpha back.
    func end() {
        for (view, alpha) in entering + leaving { view.alpha = alpha }
    }

    /// The piece of glass whose first button this is, if all its buttons match.
    private func pieceOnly(behind button: BarButtonView) -> GlassPieceView? {
        let matched = pairs.map(\.new)
        return target.pieces.first { $0.buttons.first === button && $0.buttons.allSatisfy(matched.contains) }
    }
}
