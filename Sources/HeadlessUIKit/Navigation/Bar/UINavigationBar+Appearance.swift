extension UINavigationBar {
    /// Values are copied on set; what is changed inside the copy reaches the bar (B8.44).
    func own(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        let copy = appearance?.copy() as UINavigationBarAppearance?
        copy?.observer = self
        return copy
    }
}
