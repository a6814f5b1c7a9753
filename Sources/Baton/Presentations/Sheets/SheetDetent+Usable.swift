import UIKit

extension SheetDetent {
    /// The detents of a sheet whose own make no sense.
    private static let fallback = [SheetDetent.fraction(0.5)]

    /// The detent, or one that is meant by a value that makes no sense, or nil.
    private var usable: SheetDetent? {
        switch length {
        case .fitted: return self
        case .fixed(let points): return points.isFinite && points > 0 ? self : nil
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

    /// Returns what is wrong with detents, if anything.
    static func problem(of detents: [SheetDetent]) -> Problem? {
        if detents.isEmpty {
            return Problem("A sheet has no detents, so it has the detent \(fallback[0]).", "Pass at least one detent.")
        }
        if let problem = detents.lazy.compactMap(\.problem).first { return problem }
        guard usable(detents).count < detents.count else { return nil }
        return Problem(
            "A sheet has two detents of the same length, so the second is left out.", "Pass each length once.")
    }

    private var problem: Problem? {
        guard usable?.length != length else { return nil }
        let text = "A sheet has the detent \(self), so it is "
        return switch length {
        case .fraction(let part) where part > 1: Problem(text + "the whole.", "Pass a fraction up to 1.")
        case .fraction: Problem(text + "left out.", "Pass a fraction above 0, and up to 1.")
        case .fixed, .fitted: Problem(text + "left out.", "Pass a positive, finite length.")
        }
    }
}

extension SheetDetent: CustomStringConvertible {
    public var description: String {
        switch length {
        case .fitted: ".fitted"
        case .fixed(let points): ".fixed(\(points))"
        case .fraction(let part): ".fraction(\(part))"
        }
    }
}
