package import UIKit

extension RecordedPicture {
    /// Returns the picture of a view in other bounds, of which everything has moved and grown with the view.
    func scaled(from bounds: CGRect, to other: CGRect) -> RecordedPicture {
        guard bounds != other, bounds.width > 0, bounds.height > 0 else { return self }
        return RecordedPicture(
            marks: marks.map { mark in
                mark.moved { point in
                    CGPoint(
                        x: other.minX + (point.x - bounds.minX) * other.width / bounds.width,
                        y: other.minY + (point.y - bounds.minY) * other.height / bounds.height)
                }
            })
    }

    /// Whether this picture in some bounds shows the same as another one in other bounds, to a part of a point.
    package func isSame(as other: RecordedPicture, from bounds: CGRect, to otherBounds: CGRect) -> Bool {
        if bounds == otherBounds { return self == other }
        let moved = scaled(from: bounds, to: otherBounds)
        return moved.marks.count == other.marks.count
            && zip(moved.marks, other.marks).allSatisfy { $0.isClose(to: $1) }
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

    fileprivate func isClose(to other: RecordedPicture.Mark) -> Bool {
        switch (self, other) {
        case (.fill(let outline, let color), .fill(let otherOutline, let otherColor)):
            color == otherColor && outline.isClose(to: otherOutline)
        case (.gradient(let outline, let gradient), .gradient(let otherOutline, let otherGradient)):
            gradient == otherGradient && outline.isClose(to: otherOutline)
        case (.group(let marks, let clips, let opacity), .group(let otherMarks, let otherClips, let otherOpacity)):
            opacity == otherOpacity && clips.count == otherClips.count && marks.count == otherMarks.count
                && zip(clips, otherClips).allSatisfy { $0.isClose(to: $1) }
                && zip(marks, otherMarks).allSatisfy { $0.isClose(to: $1) }
        default: false
        }
    }
}

extension RecordedOutline {
    fileprivate func moved(_ move: (CGPoint) -> CGPoint) -> RecordedOutline {
        RecordedOutline(polygons: polygons.map { $0.map(move) }, usesEvenOdd: usesEvenOdd)
    }

    fileprivate func isClose(to other: RecordedOutline) -> Bool {
        usesEvenOdd == other.usesEvenOdd && polygons.map(\.count) == other.polygons.map(\.count)
            && zip(polygons.joined(), other.polygons.joined()).allSatisfy {
                abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01
            }
    }
}
