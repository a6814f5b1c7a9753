import Foundation

extension UIView {
    /// Adds an interaction, and removes it from the view that it was added to before.
    final func add(_ interaction: any UIInteraction) {
        guard !interactionList.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactionList.append(interaction)
        interaction.didMove(to: self)
    }

    final func remove(_ interaction: any UIInteraction) {
        guard interactionList.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionList.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    final func replaceInteractions(with new: [any UIInteraction]) {
        for former in interactionList where !new.contains(where: { $0 === former }) { remove(former) }
        new.forEach(add)
    }
}
