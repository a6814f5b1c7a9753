public import Foundation

/// How a rendering is kept, whatever it is rendered to.
open class UIGraphicsRendererFormat: NSObject {
    public required override init() {
        super.init()
    }

    open class func `default`() -> Self {
        Self()
    }

    /// What suits the display best.
    open class func preferred() -> Self {
        Self()
    }
}
