extension UINavigationBar {
    /// Returns a copy of an appearance. Changes to the properties of the copy update the bar (B8.44).
    func own(_ appearance: UINavigationBarAppearance?, as slot: AppearanceSlotName) -> UINavigationBarAppearance? {
        noteWrite(of: slot)
        let copy = appearance?.copy() as UINavigationBarAppearance?
        copy?.observer = self
        return copy
    }
}
