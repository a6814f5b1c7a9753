import Foundation

extension UIScrollEdgeEffect {
    /// The look of a scroll edge effect.
    @preconcurrency @MainActor
    open class Style: NSObject {
        private static let automaticStyle = Style()
        private static let softStyle = Style()
        private static let hardStyle = Style()

        /// The look that the system chooses. On a phone with iOS 26 it is the soft one; iOS 27 has another look (B17.22,
        /// B17.23).
        open class var automatic: Style { automaticStyle }
        open class var soft: Style { softStyle }
        /// An opaque look, like the bar backgrounds of iOS 18 (B17.22).
        open class var hard: Style { hardStyle }

        override init() {
            super.init()
        }

        /// How much of the content the effect covers.
        var coverage: CGFloat {
            if self === Self.hardStyle { return 1 }
            if self === Self.softStyle || HeadlessDevice.current.systemVersion < 27 { return Self.softCoverage }
            return Self.automaticCoverage
        }

        // The effects of the system are not plain colours. These numbers only tell the styles apart.
        private static let softCoverage: CGFloat = 0.6
        private static let automaticCoverage: CGFloat = 0.7
    }
}
