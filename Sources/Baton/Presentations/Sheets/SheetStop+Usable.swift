import UIKit

extension SheetStop {
    /// The stops of a sheet whose own make no sense.
    private static let fallback = [SheetStop.fraction(0.5)]

    /// The stop, or one that is meant by a value that makes no sense, or nil.
    private var usable: SheetStop? {
        switch length {
        case .fitted: return self
        case .fixed(let points): return points.isFinite && points > 0 ? self : nil
        case .fraction(let part):
            guard part.isFinite, part > 0 else { return nil }
            return part > 1 ? .fraction(1).resizingContent(resizesContent) : self
        }
    }

    /// Returns the stops that can be used, without repetitions. There is at least one.
    static func usable(_ stops: [SheetStop]) -> [SheetStop] {
        var found: [SheetStop] = []
        for stop in stops.compactMap(\.usable) where !found.contains(where: { $0.length == stop.length }) {
            found.append(stop)
        }
        return found.isEmpty ? fallback : found
    }

    /// Returns what is wrong with stops, if anything.
    static func problem(of stops: [SheetStop]) -> String? {
        if stops.isEmpty { return "The sheet has no stops." }
        if let wrong = stops.first(where: { $0.usable?.length != $0.length }) {
            return "The stop \(wrong) of the sheet makes no sense."
        }
        return usable(stops).count < stops.count ? "A stop of the sheet is given twice." : nil
    }
}

extension SheetStop: CustomStringConvertible {
    public var description: String {
        switch length {
        case .fitted: ".fitted"
        case .fixed(let points): ".fixed(\(points))"
        case .fraction(let part): ".fraction(\(part))"
        }
    }
}
