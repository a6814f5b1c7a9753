import BatonPage
import BatonTesting
import Foundation

/// The files that the command writes.
struct Files {
    /// A scene that has been played.
    struct Scene: Sendable {
        let recording: Recording
        let summary: String
        var drag: RecordedDrag?
        var versions: [Version] = []
        /// The moments of the strip in SVG, or nil for evenly spaced ones.
        var moments: [Double]?
        /// The group on the page.
        var group = ""
        /// The line of Swift that makes the scene.
        var code = ""

        /// The drawing of the scene, if it has begun.
        private(set) var drawing: Task<PageRecording, Never>?

        init(recording: Recording, summary: String) {
            self.recording = recording
            self.summary = summary
        }

        /// Begins to draw, beside the main thread, which plays the next scene.
        mutating func draw() {
            drawing = Task.detached { [self] in page }
        }

        /// The scene with another setting of the device.
        struct Version: Sendable {
            let name: String
            let recording: Recording
        }

        /// The scene of a page.
        var page: PageRecording {
            var page = recording.pageRecording(summary: summary, showsSystem: true)
            page.group = group
            page.code = code
            page.drag = drag?.page
            page.versions = versions.map {
                let half = $0.recording.thinned(stride: 2)
                return PageVersion(name: $0.name, recording: half.pageRecording(summary: summary, showsSystem: true))
            }
            return page
        }
    }

    private let folder: String
    private let contents: [(name: String, data: Data)]

    init(_ options: Options, _ scenes: [Scene]) async {
        folder = options.output
        switch options.format {
        case .html: contents = [("playground.html", Data(await Self.page(scenes).html.utf8))]
        case .svg: contents = Self.files(scenes, "svg") { Self.svg(of: $0.recording, at: $0.moments) }
        case .moving:
            contents = Self.files(scenes, Self.moving(isDark: options.device.isDark)) {
                Data(MovingPicture($0.recording).svg.utf8)
            }
        case .png: contents = Self.files(scenes, "png") { Self.png(of: $0.recording) }
        case .text: contents = Self.files(scenes, "txt") { Data(Trace($0.recording).text.utf8) }
        }
    }

    /// The page with every scene.
    static func page(_ scenes: [Scene]) async -> Page {
        var drawn: [PageRecording] = []
        for scene in scenes { drawn.append(await scene.drawing?.value ?? scene.page) }
        var page = Page(title: "Baton", scenes: drawn)
        page.introduction = """
            A custom-transition toolkit for UIKit: it animates the change from one screen to the next, and carries the \
            navigation bar along.
            """
        page.link = PageLink("Read the README", to: "README.md")
        return page
    }

    /// A strip of the moments of a scene, or of evenly spaced ones.
    static func svg(of recording: Recording, at moments: [Double]?) -> Data {
        let strip = moments.map { Strip(recording, at: $0) } ?? Strip(recording)
        return Data(strip.svg.utf8)
    }

    /// A strip with depth and blurs. It has fewer moments than one in SVG, because pixels take more room.
    static func png(of recording: Recording) -> Data {
        Strip(recording, count: 4, width: 140).png
    }

    /// The end of the name of a moving picture. A page shows that of the reader's appearance.
    static func moving(isDark: Bool) -> String {
        isDark ? "moving-dark.svg" : "moving.svg"
    }

    private static func files(
        _ scenes: [Scene], _ suffix: String, _ data: (Scene) -> Data
    ) -> [(name: String, data: Data)] {
        scenes.map { ("\($0.recording.name.slug).\(suffix)", data($0)) }
    }

    /// Makes the folder, or throws if nothing can be written there.
    static func prepare(_ folder: String) throws {
        let made: Void? = try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        guard made != nil, FileManager.default.isWritableFile(atPath: folder) else { throw CannotWrite(folder: folder) }
    }

    /// Writes the files, says so, and returns their places.
    func write() throws -> [URL] {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        let files = contents.map { folder.appendingPathComponent($0.name) }
        for (file, content) in zip(files, contents) {
            do {
                try content.data.write(to: file)
            } catch {
                throw CannotWrite(folder: self.folder)
            }
            print("Wrote \(file.path).")
        }
        return files
    }
}

/// The error for a folder that cannot be written.
private struct CannotWrite: Error, CustomStringConvertible {
    let folder: String

    var description: String {
        "The folder \"\(folder)\" cannot be written. Give one that is yours with --output FOLDER."
    }
}
