extension UINavigationItem {
    public var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { keep(newValue, as: \.standard) }
    }

    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { keep(newValue, as: \.compact) }
    }

    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { keep(newValue, as: \.scrollEdge) }
    }

    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { keep(newValue, as: \.compactScrollEdge) }
    }
}
