Object.defineProperty(exports, "__esModule", { value: true });
exports.default = { robin: "European robin" };
