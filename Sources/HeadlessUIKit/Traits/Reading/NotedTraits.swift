import Foundation

/// The traits of an environment as `updateProperties` reads them. It is noted which of them are read.
final class NotedTraits: UITraitCollection, @unchecked Sendable {
    private let source: TraitReads.Source
    private let reads: TraitReads

    init(_ values: TraitValues, of source: TraitReads.Source, in reads: TraitReads) {
        self.source = source
        self.reads = reads
        super.init(values: values)
    }

    override var userInterfaceIdiom: UIUserInterfaceIdiom { noted(UITraitUserInterfaceIdiom.self) }
    override var userInterfaceStyle: UIUserInterfaceStyle { noted(UITraitUserInterfaceStyle.self) }
    override var layoutDirection: UITraitEnvironmentLayoutDirection { noted(UITraitLayoutDirection.self) }
    override var horizontalSizeClass: UIUserInterfaceSizeClass { noted(UITraitHorizontalSizeClass.self) }
    override var verticalSizeClass: UIUserInterfaceSizeClass { noted(UITraitVerticalSizeClass.self) }
    override var displayScale: CGFloat { noted(UITraitDisplayScale.self) }
    override var accessibilityContrast: UIAccessibilityContrast { noted(UITraitAccessibilityContrast.self) }
    override var userInterfaceLevel: UIUserInterfaceLevel { noted(UITraitUserInterfaceLevel.self) }
    override var preferredContentSizeCategory: UIContentSizeCategory { noted(UITraitPreferredContentSizeCategory.self) }
    override var tabAccessoryEnvironment: UITabAccessory.Environment { noted(UITraitTabAccessoryEnvironment.self) }
    override var verticalBarEdge: UIVerticalBarEdge { noted(UITraitVerticalBarEdge.self) }

    private func noted<Trait: StandardTrait>(_ trait: Trait.Type) -> Trait.Value {
        noteRead(of: trait)
        return Trait.read(values)
    }

    override func noteRead(of trait: UITrait) {
        reads.note(trait, values, of: source)
    }

    override func isEqual(_ object: Any?) -> Bool {
        StandardTraits.all.forEach(noteRead)
        return super.isEqual(object)
    }

    override var hash: Int {
        StandardTraits.all.forEach(noteRead)
        return super.hash
    }
}
