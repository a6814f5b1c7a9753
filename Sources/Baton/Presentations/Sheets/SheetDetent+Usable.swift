import UIKit

extension SheetDetent {
    /// The detents of a sheet whose own make no sense.
    private static let fallback = [SheetDetent.fraction(0.5)]

    /// The detent, or one that is meant by a value that makes no sense, or nil.
    private var usable: SheetDetent? {
        switch length {
        case .fitted: return self
        case .height(let points): return points.isFinite && points > 0 ? self : nil
        case .fraction(let part):
            guard part.isFinite, part > 0 else { return nil }
            return part > 1 ? .fraction(1).resizingContent(resizesContent) : self
        }
    }

    /// Returns the detents that can be used, without repetitions. There is at least one.
    static func usable(_ detents: [SheetDetent]) -> [SheetDetent] {
        var found: [SheetDetent] = []
        for detent in detents.compactMap(\.usable) where !found.contains(where: { $0.length == detent.length }) {
            found.append(detent)
        }
        return found.isEmpty ? fallback : found
    }

    /// The advice for a sheet without detents.
    static let missing = Problem(
        "A sheet has no detents, so it has the detent \(fallback[0]).", "Pass at least one detent.")
}

extension SheetDetent: CustomStringConvertible {
    public var description: String {
        switch length {
        case .fitted: ".fitted"
        case .height(let points): ".height(\(points))"
        case .fraction(let part): ".fraction(\(part))"
        }
    }
}
