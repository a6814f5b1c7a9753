import Baton
import UIKit

/// The place of an overlay.
struct RecordedLayout: Codable, Hashable, Sendable {
    private enum Extent: Codable, Hashable {
        case fill(margin: Double)
        case fraction(Double)
        case fixed(Double)
        case fitted
        case detents([RecordedDetent])
    }

    private var edge: RecordedEdge?
    private var extent: Extent
    private var maximumWidth: Double?
    private var radius: Double

    init(_ layout: OverlayLayout) {
        edge = layout.edge.map(RecordedEdge.init)
        maximumWidth = layout.maximumWidth.map { Double($0) }
        radius = layout.cornerRadius
        switch layout.extent {
        case .fill(let margin): extent = .fill(margin: margin)
        case .fraction(let part): extent = .fraction(part)
        case .fixed(let points): extent = .fixed(points)
        case .fitted: extent = .fitted
        case .detents(let detents): extent = .detents(detents.map(RecordedDetent.init))
        }
    }

    var layout: OverlayLayout {
        let length: OverlayLayout.Extent =
            switch extent {
            case .fill(let margin): .fill(margin: margin)
            case .fraction(let part): .fraction(part)
            case .fixed(let points): .fixed(points)
            case .fitted: .fitted
            case .detents(let detents): .detents(detents.map(\.detent))
            }
        return OverlayLayout(
            edge: edge?.edge, extent: length, maximumWidth: maximumWidth.map { CGFloat($0) }, cornerRadius: radius)
    }
}

/// A length at which a sheet rests.
struct RecordedDetent: Codable, Hashable, Sendable {
    private enum Length: Codable, Hashable {
        case fitted
        case fixed(Double)
        case fraction(Double)
    }

    private var length: Length
    private var resizes: Bool

    init(_ detent: SheetDetent) {
        resizes = detent.resizesContent
        switch detent.length {
        case .fitted: length = .fitted
        case .height(let points): length = .fixed(points)
        case .fraction(let part): length = .fraction(part)
        }
    }

    var detent: SheetDetent {
        let detent: SheetDetent =
            switch length {
            case .fitted: .fitted
            case .fixed(let points): .height(points)
            case .fraction(let part): .fraction(part)
            }
        return detent.resizingContent(resizes)
    }
}
