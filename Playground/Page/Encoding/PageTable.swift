/// A list of different values of a page. What uses a value has its place in the list.
struct PageTable {
    private var places: [String: Int] = [:]
    private var values: [PageJSON] = []

    var json: PageJSON { PageJSON(values) }

    /// Returns the place of a value, which is added if the list does not have it.
    mutating func place(of value: PageJSON) -> PageJSON {
        let place = places[value.text] ?? values.count
        if place == values.count {
            places[value.text] = place
            values.append(value)
        }
        return PageJSON(place)
    }
}
