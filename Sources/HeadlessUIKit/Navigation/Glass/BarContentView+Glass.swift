import Foundation

extension BarContentView {
    /// Adds the glass behind the buttons, in the iOS 26 design (B17.30).
    func addGlass() {
        guard HeadlessDevice.hasGlass else { return }
        pieces = [leading, trailing].flatMap(GlassPieceView.pieces)
        for piece in pieces { insertSubview(piece, at: 0) }
        pieces.forEach { $0.applyTint(of: self) }
    }

    /// What cross-fades during a move: all views but some buttons and the glass that is behind only those.
    func fadingViews(without buttons: [BarButtonView]) -> [UIView] {
        let staying = pieces.filter { $0.buttons.allSatisfy(buttons.contains) } as [UIView] + buttons
        return subviews.filter { !staying.contains($0) }
    }
}

extension GlassPieceView {
    /// Returns the glass behind a row of buttons (B17.30).
    static func pieces(behind row: [BarButtonView]) -> [GlassPieceView] {
        GlassKind.pieces(of: row.map(\.glassKind)).map { GlassPieceView(behind: Array(row[$0])) }
    }
}

extension [GlassPieceView] {
    /// Whether a button and the next one are on one piece of glass. There is no space between them.
    @MainActor
    func joinsWithNext(_ button: BarButtonView) -> Bool {
        guard let piece = first(where: { $0.buttons.contains(button) }) else { return false }
        return piece.buttons.last !== button
    }
}

extension BarButtonView {
    /// The back button stands alone.
    fileprivate var glassKind: GlassKind { item?.glassKind ?? .alone }

    /// Takes a place in the bar. A button that moves from another place keeps its distance from it.
    func occupy(_ place: CGRect) {
        guard transform != .identity else { return frame = place }
        bounds.size = place.size
        center = CGPoint(x: place.midX, y: place.midY)
    }
}
