import UIKit

#if canImport(os) && !HEADLESS_UIKIT
    import os
#endif

extension Advice {
    static func writeToLog(_ line: String) {
        #if HEADLESS_UIKIT
            HeadlessLog.write("Baton: \(line)")
        #elseif canImport(os)
            Logger(subsystem: "Baton", category: "advice").warning("\(line, privacy: .public)")
        #else
            NSLog("%@", "Baton: \(line)" as NSString)
        #endif
    }
}
