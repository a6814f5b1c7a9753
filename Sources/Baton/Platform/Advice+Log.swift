import UIKit

extension Advice {
    static func writeToLog(_ line: String) {
        #if canImport(ObjectiveC)
            NSLog("%@", "Baton: \(line)" as NSString)
        #else
            HeadlessLog.write("Baton: \(line)")
        #endif
    }
}
