/// What scenes have in common. A page contains it once.
struct PageTables {
    var pictures = PageTable()
    var texts = PageTable()
    var drags = PageTable()

    var fields: [PageJSON.Field] {
        [("pictures", pictures.json), ("texts", texts.json), ("drags", drags.json)]
    }

    /// Returns a field of a state with the place of its text or picture instead of the value.
    mutating func shared(_ field: PageJSON.Field) -> PageJSON.Field {
        switch field.name {
        case "text" where field.value != .null: (field.name, texts.place(of: field.value))
        case "background" where field.value.text.hasPrefix("\"url("): (field.name, pictures.place(of: field.value))
        default: field
        }
    }
}
