import UIKit

extension UIRectEdge {
    /// The physical edge that a reader calls by this name: recognizers know no reading direction (B10.31).
    init(_ edge: Edge, in direction: ReadingDirection) {
        switch (edge, direction) {
        case (.top, _): self = .top
        case (.bottom, _): self = .bottom
        case (.leading, .leftToRight), (.trailing, .rightToLeft): self = .left
        case (.leading, .rightToLeft), (.trailing, .leftToRight): self = .right
        }
    }
}
