import path from "node:path";

export default {
  mode: "production",
  output: { path: path.resolve("public") },
};
