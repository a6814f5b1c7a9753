import BatonMotion
import Foundation
import HeadlessMotion

extension CAKeyframeAnimation {
    /// The number of pieces into which a curved or eased stroke is divided. Each piece is interpolated linearly.
    private static let pieces = 64

    /// Returns key frames along a path.
    ///
    /// Returns nil if the path has no strokes, if the key times are invalid, or if a paced path has no length.
    final func frames(along path: PathShape) -> KeyFrames? {
        let strokes = path.subpaths.flatMap(\.strokes)
        guard let begin = strokes.first?.begin, let places = places(of: strokes.count + 1) else { return nil }
        if calculationMode.isPaced {
            let points = ([begin] + strokes.flatMap(\.flattened)).map(LayerValue.point)
            return KeyFrames.pacedPlaces(of: points).map { KeyFrames(places: $0, values: points) }
        }
        if calculationMode == .discrete {
            let points = ([begin] + strokes.map(\.end)).map(LayerValue.point)
            return KeyFrames(places: places, values: points, between: .jumps)
        }
        return frames(along: strokes, places)
    }

    private func frames(along strokes: [PathShape.Stroke], _ ends: [Double]) -> KeyFrames {
        var places = [ends[0]]
        var points = [strokes[0].begin]
        for (index, stroke) in strokes.enumerated() {
            let curve = timingFunctions.flatMap { index < $0.count ? $0[index].curve : nil }
            let count = stroke.isStraight && curve == nil ? 1 : Self.pieces
            for piece in 1...count {
                let part = Double(piece) / Double(count)
                let time = piece == count ? 1 : curve?.time(ofValue: part) ?? part
                places.append(ends[index].mixed(with: ends[index + 1], by: time))
                points.append(piece == count ? stroke.end : stroke.point(at: part))
            }
        }
        return KeyFrames(places: places, values: points.map(LayerValue.point))
    }
}
