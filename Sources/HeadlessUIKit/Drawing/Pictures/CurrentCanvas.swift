import Foundation

/// The graphics contexts of each thread. The last one is the current one.
enum CurrentCanvas {
    private static let key = "UIGraphicsContexts"
    /// The contexts of the main thread. They are stored separately, because reading the thread's dictionary is slow.
    nonisolated(unsafe) private static var main: [Canvas] = []

    private static var stack: [Canvas] {
        get { Thread.isMainThread ? main : Thread.current.threadDictionary.object(forKey: key) as? [Canvas] ?? [] }
        set {
            if Thread.isMainThread {
                main = newValue
            } else {
                Thread.current.threadDictionary.setObject(newValue, forKey: key as NSString)
            }
        }
    }

    static var value: Canvas? { stack.last }

    static func push(_ canvas: Canvas) { stack.append(canvas) }

    static func pop() {
        guard stack.popLast() == nil else { return }
        HeadlessLog.warn("A graphics context was ended, but there is none. Begin one for each that is ended.")
    }

    static func with(_ canvas: Canvas, _ draw: () -> Void) {
        push(canvas)
        draw()
        pop()
    }

    /// Calls a function with the current context. Without one, what is drawn is lost, which is reported.
    static func draw(_ name: String, _ draw: (Canvas) -> Void) {
        if let value { return draw(value) }
        HeadlessLog.warn(
            "\(name) was called without a graphics context and drew nothing. Draw in draw(_:) or in a renderer.")
    }
}
