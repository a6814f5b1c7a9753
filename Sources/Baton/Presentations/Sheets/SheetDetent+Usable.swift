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
    static func problem(of detents: [SheetDetent]) -> String? {
        if detents.isEmpty { return "The sheet has no detents." }
        if let wrong = detents.first(where: { $0.usable?.length != $0.length }) {
            return "The detent \(wrong) of the sheet makes no sense."
        }
        return usable(detents).count < detents.count ? "A detent of the sheet is given twice." : nil
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
