#if HEADLESS_UIKIT
    public import BatonRecorder
    public import UIKit

    extension Stage {
        /// Plays what was recorded in an app, with plain screens or with the app's, and checks the rules of the monkey meanwhile.
        ///
        /// ```swift
        /// try Stage.play(BugReport(data))
        /// try Stage.play(report) { screen in screen.type == "FeedScreen" ? FeedScreen() : nil }
        /// ```
        ///
        /// - Parameters:
        ///   - report: The recording.
        ///   - screen: Returns the app's own screen or container for a recorded one, or nil for a plain one.
        /// - Returns: What was recorded while it was played. Compare its `repeatableNotes` with those of the report.
        /// - Throws: The `MonkeyFailure` with the shortest script that breaks the same rule.
        @discardableResult
        public static func play(
            _ report: BugReport, screen: @escaping (RecordedScreen) -> UIViewController? = { _ in nil }
        ) throws -> BugReport {
            var last: ReportApp?
            let monkey = Monkey { _ in
                let app = ReportApp(report, screen)
                last = app
                return app
            }
            if let failure = try monkey.run(report.script).failure { throw try monkey.shrink(failure) }
            return last?.played ?? report
        }
    }
#endif
