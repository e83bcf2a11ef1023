import "seed-kit/element";
