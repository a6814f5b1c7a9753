public import Foundation

/// The base class of the formats of renderers.
open class UIGraphicsRendererFormat: NSObject {
    public override init() {
        super.init()
    }

    open class func `default`() -> Self {
        created(())
    }

    /// Returns the preferred format for the display.
    open class func preferred() -> Self {
        created(())
    }
}
