extension Check {
    /// Labels of sliders that hold the value.
    static let sliderValueInLabel = Check(
        "slider-value-in-label", [.uikit, .swiftui], triggers: ["accessibilityLabel"]
    ) { examination in
        for type in examination.types where type.isClass {
            for label in type.assignments(to: "accessibilityLabel") {
                guard let path = label.receiver else { continue }
                let isSlider = type.isKind(type.typeName(of: path, at: label.statement), of: "UISlider")
                guard isSlider else { continue }
                let holds = label.value.all.contains { code in
                    code.name == "value" && (path.isEmpty ? code.path == "value" : code.path == "\(path).value")
                }
                if holds { examination.report(label.value, path) }
            }
        }
        for chain in examination.chains(with: "accessibilityLabel") where ["Slider", "Stepper"].contains(chain.view) {
            guard let label = chain.modifier("accessibilityLabel"), let value = chain.root.argument("value"),
                let binding = value.all.first(where: { $0.kind == .name && $0.name.hasPrefix("$") })
            else { continue }
            let name = binding.name.dropFirst()
            let path = value.path.map { String($0.dropFirst()) }
            let holds = label.call.arguments.contains { argument in
                argument.descendants.contains {
                    $0.path == String(name) && value.kind == .name || $0.path != nil && $0.path == path
                }
            }
            if holds { examination.report(label.call.callee ?? label.call) }
        }
    }
}
