#if !canImport(Darwin)
    public import Foundation

    /// An immutable colour.
    ///
    /// There is a single colour space, so `components` are always red, green, blue and alpha.
    public final class CGColor: Hashable, Sendable {
        private let channels: [CGFloat]

        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            channels = [red, green, blue, alpha]
        }

        public convenience init(gray: CGFloat, alpha: CGFloat) {
            self.init(red: gray, green: gray, blue: gray, alpha: alpha)
        }

        public var components: [CGFloat]? { channels }

        public var numberOfComponents: Int { channels.count }

        public var alpha: CGFloat { channels[3] }

        public func copy(alpha: CGFloat) -> CGColor? {
            CGColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
        }

        public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
            lhs.channels == rhs.channels
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(channels)
        }
    }
#endif
