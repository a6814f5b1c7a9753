public import BatonTesting
import UIKit

extension Recording {
    /// Returns the recording as a scene of a page with a scrubber.
    ///
    /// - Parameters:
    ///   - summary: What happens in the scene, in a sentence.
    ///   - notes: Lines that the page shows below the scene.
    ///   - showsSystem: Whether the status bar, the keyboard and the home indicator are drawn over the app.
    public func pageRecording(summary: String, notes: [String] = [], showsSystem: Bool = false) -> PageRecording {
        let frames = showsSystem ? withSystem.frames : frames
        var drawn = DrawnContents()
        return PageRecording(
            name: name, summary: summary, width: width, height: height, duration: duration,
            nodes: Self.nodes(of: frames),
            frames: frames.map { $0.page(&drawn) },
            log: events.map { PageEvent(time: $0.time, turn: $0.turn, text: $0.text) },
            notes: notes)
    }

    /// The recording with the status bar, the keyboard and the home indicator as views above the app.
    var withSystem: Recording {
        let chrome = DeviceChrome(self)
        var recording = self
        for index in frames.indices { recording.frames[index].views = chrome.views(over: frames[index]) }
        return recording
    }

    /// Every view that appears in a frame, once.
    private static func nodes(of frames: [Frame]) -> [PageNode] {
        var known: Set<Int> = []
        return frames.flatMap { frame in
            frame.views.filter { known.insert($0.id).inserted }
                .map { PageNode(id: $0.id, parent: $0.parent, label: $0.name) }
        }
    }
}

extension Recording.Frame {
    fileprivate func page(_ drawn: inout DrawnContents) -> PageFrame {
        PageFrame(
            time: time, touch: touches.map { PagePoint(x: $0.x, y: $0.y) }, states: views.map { $0.page(&drawn) })
    }
}

extension RecordedText {
    var page: PageText {
        let place: PageText.Alignment =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            }
        return PageText(
            string: lines.isEmpty ? string : lines.joined(separator: "\n"), size: size, weight: weight,
            color: color.css,
            alignment: place, wraps: wraps && lines.isEmpty, width: width)
    }
}

extension RecordedShadow {
    /// The shadow in CSS.
    fileprivate var css: String {
        let lengths = [reach.width, reach.height, radius * 2].map { "\(TraceNumber.part($0))px" }
        return (lengths + [color.css]).joined(separator: " ")
    }
}

extension RecordedGradient {
    /// Returns the gradient in CSS: an angle in degrees clockwise from upwards, in the direction from start to end.
    fileprivate func css(in size: CGSize) -> String {
        let way = CGPoint(x: (end.x - start.x) * size.width, y: (end.y - start.y) * size.height)
        let degrees = Int((atan2(way.x, -way.y) * 180 / .pi).rounded())
        let stops = zip(colors, locations).map { "\($0.css) \(TraceNumber.part($1 * 100))%" }
        return "linear-gradient(\(degrees)deg,\(stops.joined(separator: ",")))"
    }
}

extension RecordedView {
    fileprivate func page(_ drawn: inout DrawnContents) -> PageState {
        PageState(
            node: id, parent: parent ?? PageState.rootParent, x: position.x, y: position.y,
            width: bounds.size.width, height: bounds.size.height, anchorX: anchorPoint.x, anchorY: anchorPoint.y,
            boundsX: bounds.origin.x, boundsY: bounds.origin.y, matrix: matrix, perspective: perspective,
            showsBack: isDoubleSided, aperture: aperture, opacity: opacity,
            background: pageBackground(&drawn), cornerRadius: cornerRadius, corners: corners, clips: clips,
            borderWidth: border?.width ?? 0, borderColor: border?.color.css, shadow: clips ? nil : shadow?.css,
            blur: blur, text: text.map { drawn.text($0, id: id) })
    }

    /// The image in front of the gradient or the colour.
    private func pageBackground(_ drawn: inout DrawnContents) -> String? {
        let base = gradient.map { $0.css(in: bounds.size) } ?? background?.css
        guard let picture else { return base }
        return ([drawn.css(of: picture, in: bounds, id: id)] + [base].compactMap { $0 }).joined(separator: ",")
    }

    /// The radii if they differ, clockwise from the top left.
    private var corners: [Double]? {
        guard cornerRadii != nil || cornerRadius != 0 else { return nil }
        let radii = shape.radii
        return Set(radii).count > 1 ? [radii[0], radii[1], radii[3], radii[2]] : nil
    }

    /// The distance of the viewer from the contents of the view.
    private var perspective: Double {
        sublayerTransform[11] == 0 ? 0 : -1 / sublayerTransform[11]
    }

    private var aperture: PageAperture? {
        mask.map {
            PageAperture(
                top: $0.frame.minY - bounds.minY, right: bounds.maxX - $0.frame.maxX,
                bottom: bounds.maxY - $0.frame.maxY, left: $0.frame.minX - bounds.minX, radius: $0.cornerRadius)
        }
    }

    /// Six numbers for a flat transform, or sixteen for a transform with depth.
    private var matrix: [Double] {
        let flat = [transform[0], transform[1], transform[4], transform[5], transform[12], transform[13]]
        let rest = [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { transform[$0] == 0 }
        return rest && transform[10] == 1 && transform[15] == 1 ? flat : transform
    }
}
