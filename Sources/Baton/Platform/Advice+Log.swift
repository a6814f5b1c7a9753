import UIKit

extension Advice {
    static func writeToLog(_ line: String) {
        #if !HEADLESS_UIKIT
            NSLog("%@", "Baton: \(line)" as NSString)
        #else
            HeadlessLog.write("Baton: \(line)")
        #endif
    }
}
