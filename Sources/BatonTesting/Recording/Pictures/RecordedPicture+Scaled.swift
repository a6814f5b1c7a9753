import UIKit

extension RecordedPicture {
    /// Returns the picture of a view in other bounds, of which everything has moved and grown with the view.
    func scaled(from bounds: CGRect, to other: CGRect) -> RecordedPicture {
        guard bounds != other, bounds.width > 0, bounds.height > 0 else { return self }
        let move = { (point: CGPoint) in
            CGPoint(
                x: other.minX + (point.x - bounds.minX) * other.width / bounds.width,
                y: other.minY + (point.y - bounds.minY) * other.height / bounds.height)
        }
        return RecordedPicture(marks: marks.map { $0.moved(move) })
    }
}

extension RecordedPicture.Mark {
    fileprivate func moved(_ move: (CGPoint) -> CGPoint) -> RecordedPicture.Mark {
        switch self {
        case .fill(let outline, let color): .fill(outline.moved(move), color)
        case .gradient(let outline, let gradient): .gradient(outline.moved(move), gradient)
        case .group(let marks, let clips, let opacity):
            .group(marks.map { $0.moved(move) }, clips: clips.map { $0.moved(move) }, opacity: opacity)
        }
    }
}

extension RecordedOutline {
    fileprivate func moved(_ move: (CGPoint) -> CGPoint) -> RecordedOutline {
        RecordedOutline(polygons: polygons.map { $0.map(move) }, usesEvenOdd: usesEvenOdd)
    }
}
