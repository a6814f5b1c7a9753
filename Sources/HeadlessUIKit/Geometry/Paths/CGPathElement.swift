#if !canImport(CoreGraphics)
    public import Foundation

    /// One step of a path, as `applyWithBlock` shows it.
    public struct CGPathElement {
        public var type: CGPathElementType
        public var points: UnsafeMutablePointer<CGPoint>

        public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
            self.type = type
            self.points = points
        }
    }

    /// Kinds of steps.
    public enum CGPathElementType: Int32, Sendable {
        case moveToPoint
        case addLineToPoint
        case addQuadCurveToPoint
        case addCurveToPoint
        case closeSubpath
    }

    extension CGPath {
        /// Shows the steps of the path one after the other; each of them only as long as the block runs.
        public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
            for element in shape.elements {
                var points = element.points
                points.withUnsafeMutableBufferPointer { buffer in
                    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
                        let place = buffer.baseAddress ?? none.baseAddress
                        guard let place else { return }
                        var step = CGPathElement(type: element.type, points: place)
                        block(&step)
                    }
                }
            }
        }
    }

    extension PathElement {
        fileprivate var type: CGPathElementType {
            switch self {
            case .move: .moveToPoint
            case .line: .addLineToPoint
            case .quad: .addQuadCurveToPoint
            case .curve: .addCurveToPoint
            case .close: .closeSubpath
            }
        }
    }
#endif
