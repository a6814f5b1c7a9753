#if HEADLESS_UIKIT
    public import BatonRecorder
    public import UIKit

    extension Monkey {
        /// Creates a monkey for what was recorded in an app, with plain screens in place of the app's.
        ///
        /// ```swift
        /// try Monkey(report).replay(report.script.description)
        /// ```
        ///
        /// - Parameters:
        ///   - report: The recording.
        ///   - screen: Returns the app's own screen or container for a recorded one, or nil for a plain one.
        public init(_ report: BugReport, screen: @escaping (RecordedScreen) -> UIViewController? = { _ in nil }) {
            self.init { _ in ReportApp(report, screen) }
        }
    }
#endif
