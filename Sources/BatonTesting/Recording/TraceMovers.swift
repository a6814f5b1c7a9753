import UIKit

/// The views of a recording that change, and the properties by which they do.
struct TraceMovers {
    private let changing: [Int: Set<Property>]
    private let names: [Int: String]

    private enum Property: CaseIterable {
        case x, y, width, height, alpha, color, corner

        func value(_ view: RecordedView) -> String {
            switch self {
            case .x: "x \(TraceNumber.points(view.windowFrame.minX))"
            case .y: "y \(TraceNumber.points(view.windowFrame.minY))"
            case .width: "w \(TraceNumber.points(view.windowFrame.width))"
            case .height: "h \(TraceNumber.points(view.windowFrame.height))"
            case .alpha: "alpha \(TraceNumber.part(view.opacity))"
            case .color: "color \(TraceNumber.color(view.background))"
            case .corner: "corner \(TraceNumber.points(view.cornerRadius))"
            }
        }
    }

    init(_ frames: [Recording.Frame]) {
        var first: [Int: RecordedView] = [:]
        var changing: [Int: Set<Property>] = [:]
        var names: [Int: String] = [:]
        for frame in frames {
            var inherited: [Int: Set<Property>] = [:]
            for view in frame.views {
                let origin = first[view.id] ?? view
                first[view.id] = origin
                names[view.id] = names[view.id] ?? Self.label(view)
                let changed = Set(Property.allCases.filter { $0.value(view) != $0.value(origin) })
                inherited[view.id] = changed
                // What a view only does because the view around it does it says nothing new.
                let carried = view.parent.flatMap { inherited[$0] } ?? []
                changing[view.id, default: []].formUnion(changed.subtracting(carried.intersection([.x, .y])))
            }
        }
        self.changing = changing.filter { !$0.value.isEmpty }
        self.names = names
    }

    /// One line for each view of a frame that changes at some time.
    func lines(_ frame: Recording.Frame) -> [String] {
        frame.views.compactMap { view in
            guard let properties = changing[view.id], let name = names[view.id] else { return nil }
            let values = Property.allCases.filter(properties.contains).map { $0.value(view) }
            return ([name] + values).joined(separator: "  ")
        }
    }

    private static func label(_ view: RecordedView) -> String {
        view.text.map { "\"\($0.string)\"" } ?? view.name
    }
}
