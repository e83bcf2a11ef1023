Object.defineProperty(exports, "__esModule", { value: true });
exports.default = { robin: "tick" };
exports.count = 1;
