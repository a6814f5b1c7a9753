/// The pictures of a page, each of which is written once. A background with a picture becomes a reference such as
/// `picture:3`.
struct PagePictures {
    private var places: [String: Int] = [:]
    private var list: [String] = []

    var json: PageJSON { PageJSON(list.map { PageJSON($0) }) }

    mutating func shortened(_ frame: PageFrame) -> PageFrame {
        var frame = frame
        for index in frame.states.indices {
            guard let background = frame.states[index].background, background.hasPrefix("url(") else { continue }
            frame.states[index].background = "picture:\(place(of: background))"
        }
        return frame
    }

    private mutating func place(of picture: String) -> Int {
        if let place = places[picture] { return place }
        places[picture] = list.count
        list.append(picture)
        return list.count - 1
    }
}
