#if !canImport(Darwin)
    public import Foundation

    /// An element of a path, as `applyWithBlock` passes it.
    public struct CGPathElement {
        public var type: CGPathElementType
        public var points: UnsafeMutablePointer<CGPoint>

        public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
            self.type = type
            self.points = points
        }
    }

    /// The types of path elements.
    public enum CGPathElementType: Int32, Sendable {
        case moveToPoint
        case addLineToPoint
        case addQuadCurveToPoint
        case addCurveToPoint
        case closeSubpath
    }

    extension CGPath {
        /// Calls a block with each element of the path. An element is valid only while the block runs.
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
