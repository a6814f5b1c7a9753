import UIKit

/// What a traveller shows on its way: the looks at both ends, and how the pictures of both ends turn into each other.
@MainActor
struct TravellerPlan {
    /// One picture of the traveller, with its frame and its alpha at both ends.
    struct Layer {
        let picture: ElementPicture
        var frame: TransitionEnds<CGRect>
        var alpha: TransitionEnds<CGFloat>
    }

    let looks: TransitionEnds<ElementLook>
    let shadows: TransitionEnds<ElementShadow?>
    let backgrounds: TransitionEnds<UIColor>
    /// The pictures, from the lower one to the upper one.
    let layers: [Layer]
    /// Whether it is a card that becomes a screen.
    let isCard: Bool
    let curve: CALayerCornerCurve
    /// The corners that are round at one of the ends. A layer does not animate which of its corners are round.
    let roundCorners: CACornerMask
    let clips: Bool
    /// Whether the place at an end is known.
    let isKnown: TransitionEnds<Bool>

    /// Plans the way between two views, or between one and a place, where it is transparent. Without a place the view fades in its own.
    /// The colour is that of the screen at the place, if the view is a card that becomes the screen.
    init?(_ ends: TransitionEnds<SeenElement?>, place: ElementLook? = nil, color: UIColor? = nil) {
        guard let known = ends.leaving ?? ends.entering else { return nil }
        isCard = color != nil
        isKnown = TransitionEnds { ends[$0] != nil || place != nil }
        looks = TransitionEnds { end in
            if let look = ends[end]?.look { return look }
            return color == nil ? (place ?? known.look).faded : place ?? known.look
        }
        shadows = TransitionEnds { ends[$0]?.shadow }
        let pictures = [ends.leaving, ends.entering].compactMap { $0?.picture }
        let colors = TransitionEnds { end in
            ends[end].map { $0.picture.background ?? color } ?? color ?? known.picture.background
        }
        backgrounds = Self.backgrounds(colors.leaving, colors.entering)
        let (first, second) = (looks.leaving, looks.entering)
        roundCorners = (first.cornerRadius > 0 ? first.roundCorners : []).union(
            second.cornerRadius > 0 ? second.roundCorners : [])
        curve = pictures.contains { $0.curve == .continuous } ? .continuous : .circular
        clips =
            pictures.contains { $0.clips || $0.manner == .covering } || looks.leaving.cornerRadius > 0
            || looks.entering.cornerRadius > 0
        let sizes = TransitionEnds(leaving: looks.leaving.frame.size, entering: looks.entering.frame.size)
        layers =
            if let first = ends.leaving?.picture, let second = ends.entering?.picture {
                Self.layers(first, second, sizes)
            } else {
                [Self.layer(known.picture, sizes, alpha: TransitionEnds { color == nil || ends[$0] != nil ? 1 : 0 })]
            }
    }

    /// Whether no background lets anything through.
    var hasOpaqueColors: Bool { [backgrounds.leaving, backgrounds.entering].allSatisfy { $0.cgColor.alpha == 1 } }

    private static func layer(
        _ picture: ElementPicture, _ sizes: TransitionEnds<CGSize>,
        alpha: TransitionEnds<CGFloat> = TransitionEnds(leaving: 1, entering: 1)
    ) -> Layer {
        Layer(
            picture: picture,
            frame: TransitionEnds(
                leaving: picture.frame(in: sizes.leaving), entering: picture.frame(in: sizes.entering)),
            alpha: alpha)
    }

    /// Returns the layers of two pictures. An opaque one stays below while the other fades, so that nothing behind both is visible.
    private static func layers(
        _ first: ElementPicture, _ second: ElementPicture, _ sizes: TransitionEnds<CGSize>
    ) -> [Layer] {
        var (leaving, entering) = (layer(first, sizes), layer(second, sizes))
        if first.shows(second) {
            leaving.frame.entering = entering.frame.entering
            return [leaving]
        }
        if second.isOpaque {
            entering.alpha.leaving = 0
            return [leaving, entering]
        }
        leaving.alpha.entering = 0
        if first.isOpaque { return [entering, leaving] }
        entering.alpha.leaving = 0
        return [leaving, entering]
    }

    /// Returns the backgrounds at both ends. A missing one has the colour of the other, because the colour of a clear background
    /// is black.
    private static func backgrounds(_ leaving: UIColor?, _ entering: UIColor?) -> TransitionEnds<UIColor> {
        TransitionEnds(
            leaving: leaving ?? entering?.withAlphaComponent(0) ?? .clear,
            entering: entering ?? leaving?.withAlphaComponent(0) ?? .clear)
    }
}
