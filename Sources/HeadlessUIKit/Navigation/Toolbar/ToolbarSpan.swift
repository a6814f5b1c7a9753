import Foundation

/// The part of a toolbar's width that one item takes.
struct ToolbarSpan: Equatable {
    var width: CGFloat
    var kind = Kind.button
    /// Whether the next item is on the same piece of glass. There is no distance between them.
    var joinsNext = false

    enum Kind {
        case button
        /// A button that takes a share of the remaining width, as a search bar does.
        case stretch
        /// A space of a fixed width.
        case space
        /// A space that takes a share of the remaining width.
        case spring
    }

    /// How far glass extends beyond the items of a toolbar, which are 44 points high on 52 points of glass (B17.53).
    static let glassMargin: CGFloat = 4
    // The distances in the iOS 26 design are not known. Those of the glass are those of the items before.
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    /// Returns the frames of the items of a toolbar.
    static func places(
        of spans: [ToolbarSpan], in size: CGSize, _ design: HeadlessDesign, isMirrored: Bool
    ) -> [CGRect] {
        let margin = margin + (design == .glass ? glassMargin : 0)
        let distances = zip(spans, spans.dropFirst()).map { $0.distance(to: $1, design) } + [0]
        let taken = spans.reduce(0) { $0 + $1.ownWidth } + distances.reduce(0, +)
        let sharers = spans.filter(\.sharesRest).count
        let share = max(0, size.width - 2 * margin - taken) / CGFloat(max(1, sharers))
        var x = margin
        return zip(spans, distances).map { span, distance in
            let width = span.sharesRest ? share : span.width
            defer { x += width + distance }
            return CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
        }
    }

    private var sharesRest: Bool { kind == .spring || kind == .stretch }
    private var ownWidth: CGFloat { sharesRest ? 0 : width }

    /// The distance to the next item. In the iOS 26 design it is between pieces of glass, and spaces need no more.
    private func distance(to next: ToolbarSpan, _ design: HeadlessDesign) -> CGFloat {
        guard design == .glass else { return Self.spacing }
        guard !joinsNext, kind == .button || kind == .stretch, next.kind != .spring else { return 0 }
        return Self.spacing + 2 * Self.glassMargin
    }
}

extension ToolbarSpan {
    @MainActor
    init(_ button: BarButtonView, width: CGFloat, joinsNext: Bool) {
        let kind: Kind =
            switch button.item?.systemItem {
            case .flexibleSpace: .spring
            case .fixedSpace: .space
            default: button.item?.customView is UISearchBar ? .stretch : .button
            }
        self.init(width: width, kind: kind, joinsNext: joinsNext)
    }
}
