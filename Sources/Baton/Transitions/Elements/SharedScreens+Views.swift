import UIKit

extension SharedScreens {
    /// Asks both screens for the views of elements. An element that is named twice travels once. The view from which a screen
    /// grows travels below the others, unless it is one of them.
    func views(
        of elements: [SharedElement], growingFrom growth: ScreenGrowth?
    ) -> [SharedViews] {
        var names: Set<String> = []
        var known: Set<ObjectIdentifier> = []
        let shared: [SharedViews] = elements.compactMap { element in
            guard names.insert(element.identifier).inserted else {
                Advice.give(
                    about: SharedElement.self,
                    "The element \"\(element.identifier)\" is shared twice. It travels once.",
                    "Give each element an identifier of its own.")
                return nil
            }
            return SharedViews(
                .element(element),
                TransitionEnds { end in
                    guard let view = self[end].view(for: element, in: change) else { return nil }
                    guard known.insert(ObjectIdentifier(view)).inserted else {
                        Advice.give(
                            about: SharedElement.self,
                            "The view of the element \"\(element.identifier)\" is that of another one too. It travels once.",
                            "Return another view for each identifier.")
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
