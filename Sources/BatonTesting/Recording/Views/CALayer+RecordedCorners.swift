import UIKit

extension CALayer {
    /// The radii of the corners if they differ. On a device they are not known.
    var recordedCornerRadii: [Double]? {
        #if HEADLESS_UIKIT
            return cornerRadii.flatMap { Set($0.filter { $0 > 0 }).count > 1 ? $0 : nil }
        #else
            return nil
        #endif
    }
}
