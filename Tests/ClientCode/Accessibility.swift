import Baton
import UIKit

// The words that VoiceOver says for elements of Baton's, in the language of the user.

final class QuietCheckout: UIViewController {
    func show(_ detail: UIViewController) {
        var sheet = ModalTransitions.sheet(detents: [.height(300), .fraction(0.9)]).backdrop(.blur(.systemMaterial))
        sheet.overlay.grabberLabel = "Hauteur"
        sheet.overlay.closeLabel = nil
        present(detail, using: sheet)
    }
}
