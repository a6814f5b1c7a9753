import UIKit

extension SharedScreens {
    /// Asks both screens for the views of elements. A view that is named twice travels once. The view from which a screen
    /// grows travels below the others, unless it is one of them.
    func views(
        of elements: [SharedElement], growingFrom growth: ScreenGrowth?
    ) -> [SharedViews] {
        var known: Set<ObjectIdentifier> = []
        let shared = elements.map { element in
            SharedViews(
                .element(element),
                TransitionEnds { end in
                    guard let view = self[end].view(for: element, in: change) else { return nil }
                    guard known.insert(ObjectIdentifier(view)).inserted else {
                        Advice.give(
                            about: SharedElement.self,
                            "The view of the element \"\(element.identifier)\" is shared twice. It travels once.",
                            "Give each element an identifier and a view of its own.")
                        return nil
                    }
                    return view
                }, on: self)
        }
        guard let growth, let source = growth.view, !known.contains(ObjectIdentifier(source))
        else { return shared }
        return [SharedViews(.source(growth), TransitionEnds { $0 == lower ? source : nil }, on: self)] + shared
    }
}
