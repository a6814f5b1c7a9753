import Foundation

#if canImport(Darwin)
    extension PathShape {
        /// A Core Graphics path with the same elements.
        var cgPath: CGPath {
            let path = CGMutablePath()
            for element in elements {
                switch element {
                case .move(let point): path.move(to: point)
                case .line(let end): path.addLine(to: end)
                case .quad(let control, let end): path.addQuadCurve(to: end, control: control)
                case .curve(let first, let second, let end): path.addCurve(to: end, control1: first, control2: second)
                case .close: path.closeSubpath()
                }
            }
            return path
        }
    }

    extension CGPath {
        /// The elements of the path, as a value.
        var shape: PathShape {
            var shape = PathShape()
            applyWithBlock { element in
                let points = element.pointee.points
                switch element.pointee.type {
                case .moveToPoint: shape.append(.move(points[0]))
                case .addLineToPoint: shape.append(.line(points[0]))
                case .addQuadCurveToPoint: shape.append(.quad(points[0], to: points[1]))
                case .addCurveToPoint: shape.append(.curve(points[0], points[1], to: points[2]))
                case .closeSubpath: shape.append(.close)
                @unknown default: break
                }
            }
            return shape
        }
    }
#else
    extension PathShape {
        /// A path with the same elements.
        var cgPath: CGPath { CGPath(self) }
    }
#endif
