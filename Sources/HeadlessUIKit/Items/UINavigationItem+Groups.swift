/// The groups of buttons. A stand-in bar has room for all of them, so that no representative item is shown.
extension UINavigationItem {
    /// The groups of leading buttons. `leftBarButtonItems` has the buttons of all of them. Setting that property makes one
    /// group of each button.
    var leadingGroupsOrSingles: [UIBarButtonItemGroup] {
        get { leadingGroups ?? (leftBarButtonItems ?? []).map(UIBarButtonItemGroup.init(single:)) }
        set {
            leftBarButtonItems = newValue.isEmpty ? nil : newValue.flatMap(\.barButtonItems)
            leadingGroups = newValue
        }
    }

    /// The groups of trailing buttons. `rightBarButtonItems` has the buttons of all of them, from the trailing edge on.
    var trailingGroupsOrSingles: [UIBarButtonItemGroup] {
        get { trailingGroups ?? (rightBarButtonItems ?? []).reversed().map(UIBarButtonItemGroup.init(single:)) }
        set {
            rightBarButtonItems = newValue.isEmpty ? nil : newValue.flatMap(\.barButtonItems).reversed()
            trailingGroups = newValue
        }
    }

    var centerItems: [UIBarButtonItem] { centerItemGroups.flatMap(\.barButtonItems) }

    /// The buttons of the group at the trailing end, from the trailing edge on.
    var pinnedItems: [UIBarButtonItem] { pinnedTrailingGroup?.barButtonItems.reversed() ?? [] }
}

extension UIBarButtonItemGroup {
    fileprivate convenience init(single item: UIBarButtonItem) {
        self.init(barButtonItems: [item], representativeItem: nil)
    }
}
