import path from "node:path";

export default {
  entry: "./index.html",
  output: { clean: true, copy: ["public"] },
  dotenv: { prefix: "VITE_" },
  resolve: {
    alias: { "@": path.resolve("src") },
    extensions: [".ts", "..."],
    roots: [path.resolve("."), path.resolve("public")],
  },
  module: {
    rules: [
      { resourceQuery: /^\?raw$/, type: "asset/source" },
      { resourceQuery: /^\?url$/, type: "asset/resource" },
    ],
  },
  devServer: {
    port: 5173,
    proxy: [{ context: ["/api"], target: "http://localhost:3001" }],
  },
};
