#if !canImport(Darwin)
    public import Foundation

    /// A direction with a length. Unlike a point, a vector does not depend on an origin or a translation.
    public struct CGVector: Hashable, Sendable {
        public var dx: CGFloat
        public var dy: CGFloat

        public static let zero = CGVector()

        public init() {
            self.init(dx: 0 as CGFloat, dy: 0)
        }

        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        public init(dx: Double, dy: Double) {
            self.init(dx: CGFloat(dx), dy: CGFloat(dy))
        }

        public init(dx: Int, dy: Int) {
            self.init(dx: CGFloat(dx), dy: CGFloat(dy))
        }
    }
#endif
