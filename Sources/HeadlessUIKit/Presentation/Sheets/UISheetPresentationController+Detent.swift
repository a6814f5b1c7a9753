public import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The value of a detent that is inactive in its context.
        public nonisolated static let inactive = CGFloat.greatestFiniteMagnitude

        open private(set) var identifier: Identifier
        /// The effect behind the sheet while it rests at the detent and is inset from the edges of the screen (B18.3). If it
        /// is nil, that is glass.
        open var backgroundEffect: UIVisualEffect?
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Creates a detent at about half of the maximum height. It is inactive with a compact height.
        public class func medium() -> Self {
            created(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                let maximum = context.maximumDetentValue
                return (HeadlessDevice.hasGlass ? measuredMedium[maximum] : nil) ?? maximum / 2
            }
        }

        /// What the medium detent is on iOS 26, by the maximum. It was measured on a screen of 393 by 852 points (B27.5). How
        /// it follows from the size is not known, so on other screens it is half of the maximum.
        private nonisolated static let measuredMedium: [CGFloat: CGFloat] = [759: 425]

        public class func large() -> Self {
            created(.large) { $0.maximumDetentValue }
        }

        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self {
            created(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Returns the height of the detent, without the bottom safe area inset.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat {
            resolver(context) ?? Self.inactive
        }
    }
}
