/// An animation that moves nothing and never ends. UIKit was seen to leave such animations on bars, which then take no
/// touches (B27.41).
final class StrayAnimation: LayerAnimation {
    override var isEndless: Bool { true }

    override var blocksTouches: Bool { true }
}
