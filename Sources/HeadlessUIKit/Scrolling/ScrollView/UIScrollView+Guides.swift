import Foundation

extension UIScrollView {
    func constraintGuide(_ source: UILayoutGuide.Source) -> UILayoutGuide {
        let state = needConstraintState()
        if let guide = source == .content ? state.contentGuide : state.frameGuide { return guide }
        let guide = UILayoutGuide(source, of: self)
        guide.identifier = source == .content ? "UIScrollView-contentLayoutGuide" : "UIScrollView-frameLayoutGuide"
        if source == .content { state.contentGuide = guide } else { state.frameGuide = guide }
        return guide
    }

    /// Updates the content size from constraints to the content layout guide. An axis whose end is not constrained
    /// keeps its size.
    func takeContentSizeFromConstraints() {
        guard let guide = constraintState?.contentGuide, let engine else { return }
        let node = engine.node(for: guide)
        var size = contentSize
        if let width = engine.value(.width, of: node) { size.width = width.onPixel }
        if let height = engine.value(.height, of: node) { size.height = height.onPixel }
        contentSize = size
    }
}
