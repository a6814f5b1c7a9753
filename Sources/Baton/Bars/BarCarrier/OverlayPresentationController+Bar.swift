import UIKit

extension OverlayPresentationController {
    /// Whether a presented navigation stack takes the bar over from the presenting stack, and hands it back on
    /// dismissal.
    var carriesBar: Bool {
        get { makeCompanion != nil }
        set { makeCompanion = newValue ? { ModalBarHandover(of: $0, over: $1) } : nil }
    }
}

extension ModalBarHandover: OverlayCompanion {
    func presentationBegins() {
        begin { $0.takeOver(from: $1) }
    }

    func dismissalBegins() {
        begin { $0.handOver(to: $1) }
    }
}
