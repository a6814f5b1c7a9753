import Baton
import UIKit

// The words that VoiceOver says for elements of Baton's, in the language of the user.

@MainActor
enum AppWords {
    private static let names = ["close": "Fermer"]

    static func translate() {
        AccessibilityWords.close = { names["close"] ?? "Close" }
        AccessibilityWords.sheetGrabber = { NSLocalizedString("Sheet Grabber", comment: "Changes a sheet") }
    }
}

final class QuietCheckout: UIViewController {
    func show(_ detail: UIViewController) {
        var sheet = ModalTransitions.bottomSheet([.fixed(300), .fraction(0.9)]).backdrop(.blur(.systemMaterial))
        sheet.overlay.sheet.grabberLabel = "Hauteur"
        sheet.overlay.dismissal.closeLabel = nil
        present(detail, using: sheet)
    }
}
