import UIKit

class Detail: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
    }

    @objc func back() { navigationController?.popViewController(animated: true) }
}
