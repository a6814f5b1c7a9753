public import Foundation

extension UIScene {
    /// Why a scene is connected. In the stand-in it is always the user who opens it, without anything to tell.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        override init() {
            super.init()
        }
    }
}
