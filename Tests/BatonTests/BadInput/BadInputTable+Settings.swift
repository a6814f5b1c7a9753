import BatonTesting
import UIKit

@testable import Baton

/// The settings of the whole app.
extension BadInputTable {
    @BadInputRows
    static var settings: [BadInput] {
        row("Advice.receive", "it sets another, and does wrong itself", .advice("The duration -1.0 is not valid")) {
            let former = Advice.receive
            Advice.receive = { _ in
                Advice.receive = former
                _ = TransitionStyle.fade.duration(-1)
            }
            try $0.push(to: .scaled(.nan))
        }
        row("Advice.reset()", "while advice is received", .advice(pose)) { _ in
            let former = Advice.receive
            Advice.receive = { line in
                Advice.receive = former
                Advice.reset()
                former(line)
            }
            _ = Pose().scaled(.nan).usable
        }
        row("AccessibilityWords.close", "no text", .defined("it is read")) {
            let former = AccessibilityWords.close
            AccessibilityWords.close = { "" }
            defer { AccessibilityWords.close = former }
            try $0.present(by: .dialog)
        }
        row("AccessibilityWords.sheetGrabber", "no text", .defined("it is read")) {
            let former = AccessibilityWords.sheetGrabber
            AccessibilityWords.sheetGrabber = { "" }
            defer { AccessibilityWords.sheetGrabber = former }
            try $0.present(by: .bottomSheet([.medium, .large]).grabber())
        }
        row("BarDesign.override", "the other design, in a push", .defined("it counts from the next change")) {
            let stand = try $0.stack { $0.transitions = colored }
            let other: BarDesign = BarDesign.current == .glass ? .classic : .glass
            stand.push()
            stand.stage.advance(by: 0.05)
            BarDesign.override = other
            defer { BarDesign.override = nil }
            try $0.settle()
            stand.pop()
            try $0.settle()
        }
    }
}
