extension UINavigationBar {
    public var standardAppearance: UINavigationBarAppearance {
        get { slots.standard ?? UINavigationBarAppearance() }
        set { slots.standard = own(newValue) }
    }

    public var compactAppearance: UINavigationBarAppearance? {
        get { slots.compact }
        set { slots.compact = own(newValue) }
    }

    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { slots.scrollEdge }
        set { slots.scrollEdge = own(newValue) }
    }

    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { slots.compactScrollEdge }
        set { slots.compactScrollEdge = own(newValue) }
    }

    /// Values are copied on set; what is changed inside the copy reaches the bar (B8.44).
    private func own(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        let copy = appearance?.copy() as UINavigationBarAppearance?
        copy?.observer = self
        return copy
    }
}
