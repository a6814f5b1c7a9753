import UIKit

/// The views of a recording that change, and the properties that change.
struct TraceMovers {
    private let changing: [Int: Set<Property>]
    private let names: [Int: String]

    private enum Property: CaseIterable {
        case x, y, width, height, turn, seen, alpha, blur, color, corner, titles

        /// Returns the text for a view. The titles are those of the frame.
        func value(_ view: RecordedView, _ titles: BarTitleTexts) -> String {
            switch self {
            case .x: "x \(TraceNumber.points(view.windowFrame.minX))"
            case .y: "y \(TraceNumber.points(view.windowFrame.minY))"
            case .width: "w \(TraceNumber.points(view.windowFrame.width))"
            case .height: "h \(TraceNumber.points(view.windowFrame.height))"
            case .turn: "turn \(TraceNumber.points(view.turn))°"
            case .seen: "seen \(view.mask.map { Self.size($0.frame.intersection(view.bounds)) } ?? "whole")"
            case .alpha: "alpha \(TraceNumber.part(view.opacity))"
            case .blur: "blur \(TraceNumber.points(view.blur))"
            case .color: "color \(TraceNumber.color(view.background))"
            case .corner: "corner \(TraceNumber.points(view.cornerRadius))"
            case .titles: view.role == .bar ? titles[view.id] : ""
            }
        }

        private static func size(_ frame: CGRect) -> String {
            "\(TraceNumber.points(frame.width))x\(TraceNumber.points(frame.height))"
        }

        /// The properties that a view inherits from its superview.
        static let places: Set = [Property.x, .y, .width, .height]
    }

    init(_ frames: [Recording.Frame]) {
        var first: [Int: RecordedView] = [:]
        var firstTitles: [Int: BarTitleTexts] = [:]
        var changing: [Int: Set<Property>] = [:]
        var names: [Int: String] = [:]
        for frame in frames {
            var moved: [Int: Set<Property>] = [:]
            let titles = BarTitleTexts(frame.views)
            for view in frame.views {
                let origin = first[view.id] ?? view
                let originTitles = firstTitles[view.id] ?? titles
                (first[view.id], firstTitles[view.id]) = (origin, originTitles)
                names[view.id] = names[view.id] ?? Self.label(view)
                let changed = Set(Property.allCases.filter { $0.value(view, titles) != $0.value(origin, originTitles) })
                moved[view.id] = changed
                guard view.isTraced else { continue }
                // A change that a view only inherits from its superview is not reported.
                let around = view.parent.flatMap { moved[$0] } ?? []
                let carried = view.isPlaced(as: origin) ? Property.places : around.intersection([.x, .y])
                changing[view.id, default: []].formUnion(changed.subtracting(carried))
            }
        }
        self.changing = changing.filter { !$0.value.isEmpty }
        self.names = names
    }

    /// Returns a line for each view of a frame that changes at some time.
    func lines(_ frame: Recording.Frame) -> [String] {
        let titles = BarTitleTexts(frame.views)
        return frame.views.compactMap { view in
            guard let properties = changing[view.id], let name = names[view.id] else { return nil }
            let values = Property.allCases.filter(properties.contains).map { $0.value(view, titles) }
            return ([name] + values).joined(separator: "  ")
        }
    }

    private static func label(_ view: RecordedView) -> String {
        view.text.map { "\"\($0.string)\"" } ?? view.name
    }
}

extension RecordedView {
    /// Whether the view has a line in a trace.
    fileprivate var isTraced: Bool { role == .content || role == .bar }

    /// The angle in degrees by which the view is turned out of the plane, about either axis.
    fileprivate var turn: Double {
        let vertical = atan2(-transform[2], transform[0])
        let horizontal = atan2(transform[6], transform[5])
        return (abs(vertical) > abs(horizontal) ? vertical : horizontal) * 180 / .pi
    }

    /// Returns whether the view has the same place in its superview as in another frame.
    fileprivate func isPlaced(as other: RecordedView) -> Bool {
        position == other.position && bounds.size == other.bounds.size && anchorPoint == other.anchorPoint
            && transform == other.transform && parent == other.parent
    }
}
