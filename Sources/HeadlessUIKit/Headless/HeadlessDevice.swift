public import Foundation

/// The device that the stand-in is: a size, its safe area, and what the user chose in Settings.
@MainActor
public struct HeadlessDevice {
    /// The device of the process; a stage sets it before it makes a window.
    public static var current = HeadlessDevice.phone {
        didSet {
            screenTraits = current.traits
            UIAccessibility.tellChanges(from: oldValue, to: current)
        }
    }
    /// The traits of the device that is current: asked for by every view, and so made once.
    private(set) static var screenTraits = current.traits

    public var size: CGSize
    public var safeArea: UIEdgeInsets
    public var scale: CGFloat
    public var idiom: UIUserInterfaceIdiom
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    public var interfaceStyle: UIUserInterfaceStyle
    public var reduceMotion = false
    public var prefersCrossFade = false
    /// The major version of the system. What came with iOS 26 is not there before.
    public var systemVersion = 18

    /// Describes a device; the traits follow from it.
    public init(
        size: CGSize, safeArea: UIEdgeInsets, scale: CGFloat = 3, idiom: UIUserInterfaceIdiom = .phone,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        interfaceStyle: UIUserInterfaceStyle = .light
    ) {
        self.size = size
        self.safeArea = safeArea
        self.scale = scale
        self.idiom = idiom
        self.layoutDirection = layoutDirection
        self.interfaceStyle = interfaceStyle
    }

    var traits: UITraitCollection {
        let isPad = idiom == .pad
        let isWide = size.width > size.height
        return UITraitCollection(
            values: TraitValues(
                userInterfaceIdiom: idiom, userInterfaceStyle: interfaceStyle, layoutDirection: layoutDirection,
                horizontalSizeClass: isPad && size.width >= 600 ? .regular : .compact,
                verticalSizeClass: isWide && !isPad ? .compact : .regular, displayScale: scale))
    }
}
