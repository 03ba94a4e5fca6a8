#if !canImport(Darwin)
    extension UIImage {
        /// How pixels are turned, and mirrored, to be seen as they were meant.
        public enum Orientation: Int, Hashable, Sendable {
            case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

            public init(_ orientation: Image.Orientation) {
                self =
                    switch orientation {
                    case .up: .up
                    case .upMirrored: .upMirrored
                    case .down: .down
                    case .downMirrored: .downMirrored
                    case .left: .left
                    case .leftMirrored: .leftMirrored
                    case .right: .right
                    case .rightMirrored: .rightMirrored
                    }
            }
        }

        /// Photographs are turned upright when they are read, so that images are always upright.
        public var imageOrientation: Orientation { .up }
    }
#endif
