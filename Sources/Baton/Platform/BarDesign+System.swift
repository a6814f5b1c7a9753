import UIKit

extension BarDesign {
    /// The design that the system shows the app in. UIKit does not tell it (B17.83).
    ///
    /// Baton is compiled with the app, so the compiler names the SDK: Swift 6.2 belongs to the SDK of iOS 26, and
    /// Swift 6.4 to that of iOS 27, with which the key in the Info.plist has no effect (B17.80, B17.81).
    @MainActor static var ofSystem: BarDesign {
        #if HEADLESS_UIKIT
            return HeadlessDevice.current.design == .glass ? .glass : .classic
        #elseif compiler(>=6.2)
            guard #available(iOS 26, *) else { return .classic }
            return requiresCompatibility ? .classic : .glass
        #else
            return .classic
        #endif
    }

    #if !HEADLESS_UIKIT && compiler(>=6.4)
        private static var requiresCompatibility: Bool { false }
    #elseif !HEADLESS_UIKIT
        private static let requiresCompatibility =
            Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool == true
    #endif
}
