import Baton
import Foundation
import UIKit

/// Prints the measurements, in parts. With the names of some parts as arguments, it prints only those. Nothing is asserted,
/// because the machine is noisy. Compare the results yourself.
@main
struct Main {
    @MainActor
    static func main() {
        do {
            try run()
        } catch {
            print(error)
            exit(1)
        }
    }

    @MainActor
    private static func run() throws {
        let parts: [(name: String, report: () throws -> Void)] = [
            ("basics", reportBasics), ("bars", reportBars), ("scrolling", reportScrolling), ("swipes", reportSwipes),
            ("travellers", reportTravellers), ("pulls", reportPulls), ("sheets", reportSheets),
            ("recording", reportRecording), ("recorder", reportRecorder), ("gallery", reportGallery),
            ("growth", reportGrowth),
        ]
        let words = Array(CommandLine.arguments.dropFirst(2))
        switch CommandLine.arguments.dropFirst().first {
        case "paths": return try reportPaths()
        case "monkey":
            var report = try MonkeyReport(words)
            return try report.print()
        case "soak": return try SoakReport(words).print()
        default: break
        }
        let wanted = parts.filter { CommandLine.arguments.contains($0.name) }
        for part in wanted.isEmpty ? parts : wanted { try part.report() }
    }

    @MainActor
    private static func reportBasics() throws {
        report(
            "presentation of a layer with one property on a spring",
            nanoseconds(LayerBenchmarks.presentationOnASpring()))
        report("each property of a layer with six on springs", nanoseconds(LayerBenchmarks.eachOfSixProperties()))
        let frames = LayerBenchmarks.frames(few: 100, many: 1_000)
        report("frame over 100 animated layers", microseconds(frames.other))
        report("frame over 1,000 animated layers", "\(microseconds(frames.one)), \(digits(frames.ratio)) times as long")
        report("looks in ten frames at one animated view", "\(LayerBenchmarks.visits(beside: 0))")
        report("the same beside 1,000 still ones", "\(LayerBenchmarks.visits(beside: 1_000))")
        report(
            "first layout of 500 views in constraint chains", milliseconds(ConstraintBenchmarks.firstLayout(views: 500))
        )
        report("one constant of them changed", milliseconds(ConstraintBenchmarks.changedConstant(views: 500)))
        report("push and pop of an empty screen", microseconds(NavigationBenchmarks.pushAndPop()))
        report(
            "the system's push between screens of 50 views",
            "\(rounded(NavigationBenchmarks.builtInPush(), 1)) times faster than real time")
        let sizes = NavigationBenchmarks.residentSize(after: [1_000, 10_000]).map(kilobytes)
        report("memory after 1,000 pushes and pops, and after 10,000", sizes.joined(separator: ", "))
        let (few, many) = (try AnimatorBenchmarks.setUp(views: 10), try AnimatorBenchmarks.setUp(views: 1_000))
        report("set-up of a slide push between screens of 10 views, but for their placing", microseconds(few.baton))
        report(
            "the same between screens of 1,000 views",
            "\(microseconds(many.baton)), \(digits(many.baton / few.baton)) times as long")
        report("the placing, by UIKit", "\(microseconds(few.uikit)) and \(microseconds(many.uikit))")
        report(
            "slide push and pop with bar hand-over",
            "\(rounded(try TransitionBenchmarks.slideWithBar(), 1)) times faster than real time")
    }

    /// Takes the paths that are named, for a tool that counts instructions.
    @MainActor
    private static func reportPaths() throws {
        for name in CommandLine.arguments.dropFirst(2) where try !PathBenchmarks.run(name) {
            report(name, "no such path")
        }
    }

    @MainActor
    private static func reportRecording() throws {
        for views in [10, 60] {
            report(
                "a push and pop between screens of \(views) views, recorded and only played",
                pair(try RecordingBenchmarks.pushAndPop(views: views)))
        }
    }

    @MainActor
    private static func reportRecorder() throws {
        report("600 frames of rest with a recorder", "\(try RecorderBenchmarks.resting(isRecorded: true))")
        report("the same without", "\(try RecorderBenchmarks.resting(isRecorded: false))")
        report("ten pushes and twenty swipes with a recorder", "\(try RecorderBenchmarks.used(isRecorded: true))")
        report("the same without", "\(try RecorderBenchmarks.used(isRecorded: false))")
        report("a push and two swipes with and without a recorder", pair(try RecorderBenchmarks.times()))
        let files = try [1, 2, 4].map { "\(try RecorderBenchmarks.bytes(minutes: $0))" }
        report("bytes of a file after 1, 2 and 4 minutes of continual use", files.joined(separator: ", "))
    }

    @MainActor
    private static func reportGallery() throws {
        guard let measured = try GalleryBenchmarks.write() else {
            return report("the whole gallery", "not measured: `swift build -c release --product Playground` first")
        }
        report("the whole gallery, recorded and written as a page", milliseconds(measured.seconds))
        report("the page", "\(measured.bytes) bytes")
    }

    @MainActor
    private static func reportSheets() throws {
        for kind in SheetBenchmarks.Kind.allCases {
            let measured = try SheetBenchmarks.update(kind)
            report("a movement of a finger between two stops, \(kind)", microseconds(measured.seconds))
            report("1,000 of them and their frames", "\(measured.counts)")
            report("layout passes of the content meanwhile", "\(measured.contentLayouts)")
        }
        let setUp = try SheetBenchmarks.setUp()
        report("the start of the presentation of a sheet, and of one with an empty controller", pair(setUp))
        report("the difference", microseconds(setUp.one - setUp.other))
    }

    @MainActor
    private static func reportPulls() throws {
        for views in [10, 2_000] {
            for kind in PullBenchmarks.Kind.allCases {
                let measured = try PullBenchmarks.update(kind, views: views)
                report("a movement of a finger on a screen of \(views) views, \(kind)", microseconds(measured.seconds))
                report("1,000 of them and their frames", "\(measured.counts)")
            }
        }
    }

    @MainActor
    private static func reportBars() throws {
        let states: [(String, BarState)] = [
            ("another colour", BarState(background: .color(.systemBlue))),
            ("one without a line", BarState(background: .color(.systemBlue), showsShadowLine: false)),
            ("a gradient that travels", BarState(background: .gradient([.systemBlue, .systemPurple]))),
            ("a blur that travels", BarState(background: .blur(.systemMaterial))),
        ]
        for (name, state) in states {
            let layers = try BarBenchmarks.layers(to: state)
            report("layers of a bar hand-over to \(name), and at rest", "\(layers.moving), \(layers.resting)")
        }
        report("layout passes in 12 frames of a bar hand-over", "\(try BarBenchmarks.layoutPasses())")
        let updates = try BarBenchmarks.gestureCounts()
        report("1,000 updates of a swipe and their frames, with a bar hand-over", "\(updates.with)")
        report("the same without", "\(updates.without)")
        report(
            "an update of a swipe and its frame, with and without a bar hand-over",
            pair(try BarBenchmarks.gestureUpdate()))
        report("a whole slide push and pop with a carried bar", "\(try TransitionBenchmarks.counts(carriesBar: true))")
        report("the same without", "\(try TransitionBenchmarks.counts(carriesBar: false))")
        report(
            "a whole slide push and pop, with and without a carried bar", pair(try TransitionBenchmarks.pushAndPop()))
        report("scroll-driven change of a bar's alpha", microseconds(try BarBenchmarks.alphaChange()))
        report("scroll-driven change of a bar's colour", microseconds(try BarBenchmarks.colorChange()))
        report(
            "100 scroll-driven changes of a bar's colour, tint and title", "\(try BarBenchmarks.titleCounts())")
    }

    @MainActor
    private static func reportScrolling() throws {
        for device in [HeadlessDevice.phone.running(18), .phone.running(26)] {
            let name = "a frame of scrolling under a large title on iOS \(device.systemVersion)"
            let counts = try ScrollBenchmarks.collapsingTitleCounts(on: device)
            report("1,000 times \(name), with a painted bar", "\(counts.with)")
            report("the same with UIKit's own", "\(counts.without)")
            report(
                "\(name), with a painted bar and UIKit's own", pair(try ScrollBenchmarks.collapsingTitle(on: device)))
        }
    }

    /// Reports how costs grow when the work is doubled.
    @MainActor
    private static func reportGrowth() throws {
        let measurements: [(String, GrowthBenchmarks.Measurement)] = [
            ("300 pushes and pops, one after the other", try GrowthBenchmarks.stack(of: 300)),
            ("1,000 pushes and pops, one after the other", try GrowthBenchmarks.stack(of: 1_000)),
            ("5,000 removed subviews", try GrowthBenchmarks.removals(of: 5_000)),
            ("300 animations of one property", try GrowthBenchmarks.animations(300)),
            ("ten presented stacks", try GrowthBenchmarks.presentedStacks(10)),
            ("20 presentations that wait for one another", try GrowthBenchmarks.waitingPresentations(20)),
            ("ten cards that are dismissed in one call", try GrowthBenchmarks.clearedCards(10)),
            ("a path of 300 screens and back", try GrowthBenchmarks.path(of: 300)),
            ("a touch on a view with 100 recognizers", try GrowthBenchmarks.recognizers(100)),
            ("ten recorded frames of 1,000 views", try GrowthBenchmarks.recording(views: 1_000)),
        ]
        for (name, measured) in measurements {
            report(name, "\(measured.counts)")
            report("half as many", "\(measured.half)")
            report("the times", pair(measured.time))
        }
    }

    /// The two times of a comparison, and their ratio.
    static func pair(_ times: Comparison) -> String {
        "\(microseconds(times.one)) and \(microseconds(times.other)), \(digits(times.ratio)) times as long"
    }

    static func report(_ what: String, _ figure: String) {
        print("\(what): \(figure)")
    }

    private static func nanoseconds(_ seconds: Double) -> String { "\(rounded(seconds * 1e9, 1)) ns" }

    static func microseconds(_ seconds: Double) -> String { "\(rounded(seconds * 1e6, 100)) µs" }

    private static func milliseconds(_ seconds: Double) -> String { "\(rounded(seconds * 1e3, 100)) ms" }

    private static func digits(_ ratio: Double) -> String { "\(rounded(ratio, 100))" }

    private static func kilobytes(_ bytes: Int) -> String { "\(bytes / 1_024) KB" }

    private static func rounded(_ value: Double, _ steps: Double) -> Double {
        (value * steps).rounded() / steps
    }
}
