import BatonPage
import BatonTesting
import Foundation
import XCTest

/// Decodes the data of a page in the same way as the page's script.
struct PageReader {
    typealias Fields = [String: Any]

    let plain: Fields
    let scenes: [Fields]
    private let root: Fields

    init(data: String) throws {
        root = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(data.utf8)) as? Fields)
        plain = try XCTUnwrap(root["plain"] as? Fields)
        scenes = try XCTUnwrap(root["scenes"] as? [Fields])
    }

    /// The list of what scenes have in common, such as pictures.
    func shared(_ name: String) -> [Any] { root[name] as? [Any] ?? [] }

    func frames(ofScene index: Int) throws -> [PageFrame] {
        let scene = scenes[index]
        let nodes = try XCTUnwrap(scene["nodes"] as? [[Any]])
        let parents = Dictionary(uniqueKeysWithValues: nodes.map { ($0[0] as? Int ?? 0, $0[1] as? Int ?? 0) })
        var known: [Int: Fields] = [:]
        var order: [Int] = []
        return try XCTUnwrap(scene["frames"] as? [Fields]).map { frame in
            for (node, change) in try changes(in: frame["states"] as? [Any] ?? []) {
                let fresh = plain.merging(["node": node, "parent": parents[node] ?? -1]) { $1 }
                known[node] = (known[node] ?? fresh).merging(complete(change)) { $1 }
            }
            order = frame["order"] as? [Int] ?? order
            return PageFrame(
                time: frame.number("time") / 1000,
                touch: (frame["touch"] as? [Fields] ?? []).map { PagePoint(x: $0.number("x"), y: $0.number("y")) },
                states: try order.map { try XCTUnwrap(known[$0]).state })
        }
    }

    /// The changes in a list of the number of a node, the letters of its fields, and their values.
    private func changes(in list: [Any]) throws -> [(node: Int, change: Fields)] {
        var (rest, changes) = (list[...], [(node: Int, change: Fields)]())
        while let node = rest.popFirst() {
            let letters = try XCTUnwrap(rest.popFirst() as? String).map(String.init)
            changes.append((try XCTUnwrap(node as? Int), Fields(uniqueKeysWithValues: zip(letters, rest))))
            rest = rest.dropFirst(letters.count)
        }
        return changes
    }

    /// The fields of a state, in the order of the page.
    private static let names = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvw".map(String.init),
            [
                "parent", "x", "y", "width", "height", "anchorX", "anchorY", "boundsX", "boundsY", "matrix",
                "perspective",
                "showsBack", "aperture", "opacity", "background", "cornerRadius", "corners", "clips", "borderWidth",
                "borderColor", "shadow", "blur", "text",
            ]))

    /// A change with its text and picture instead of their places in the lists.
    private func complete(_ letters: Fields) -> Fields {
        var change = Fields(uniqueKeysWithValues: letters.map { (Self.names[$0] ?? $0, $1) })
        if let place = change["text"] as? Int { change["text"] = shared("texts")[place] }
        if let place = change["background"] as? Int { change["background"] = shared("pictures")[place] }
        return change
    }
}

extension [String: Any] {
    fileprivate func number(_ name: String) -> Double { (self[name] as? NSNumber)?.doubleValue ?? .nan }

    fileprivate func integer(_ name: String) -> Int { (self[name] as? NSNumber)?.intValue ?? .min }

    /// Two numbers are a way, and three a scale and a way.
    private var matrix: [Double] {
        let numbers = numbers("matrix") ?? []
        return switch numbers.count {
        case 2: [1, 0, 0, 1] + numbers
        case 3: [numbers[0], 0, 0, numbers[0]] + numbers[1...]
        default: numbers
        }
    }

    private func numbers(_ name: String) -> [Double]? { (self[name] as? [NSNumber])?.map(\.doubleValue) }

    private var aperture: PageAperture? {
        numbers("aperture").map { PageAperture(top: $0[0], right: $0[1], bottom: $0[2], left: $0[3], radius: $0[4]) }
    }

    private var text: PageText {
        PageText(
            string: self["string"] as? String ?? "", size: number("size"), weight: number("weight"),
            color: self["color"] as? String ?? "",
            alignment: PageText.Alignment(rawValue: self["alignment"] as? String ?? "") ?? .left,
            wraps: (self["wraps"] as? NSNumber)?.boolValue ?? false, width: number("width"))
    }

    fileprivate var state: PageState {
        PageState(
            node: integer("node"), parent: integer("parent"),
            x: number("x"), y: number("y"), width: number("width"), height: number("height"),
            anchorX: number("anchorX"), anchorY: number("anchorY"),
            boundsX: number("boundsX"), boundsY: number("boundsY"),
            matrix: matrix, perspective: number("perspective"),
            showsBack: (self["showsBack"] as? NSNumber)?.boolValue ?? false, aperture: aperture,
            opacity: number("opacity"),
            background: self["background"] as? String, cornerRadius: number("cornerRadius"),
            clips: (self["clips"] as? NSNumber)?.boolValue ?? false,
            borderWidth: number("borderWidth"), borderColor: self["borderColor"] as? String,
            shadow: self["shadow"] as? String, blur: number("blur"), text: (self["text"] as? Self)?.text)
    }
}
