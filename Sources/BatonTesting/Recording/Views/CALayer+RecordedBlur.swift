import UIKit

extension CALayer {
    /// The radius of the blur of an effect view, also while its effect is animated. On a device it is not known.
    var recordedBlur: Double? {
        #if HEADLESS_UIKIT
            return Double(backdropBlur)
        #else
            return nil
        #endif
    }
}
