import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  define: { CURRENCY: JSON.stringify("EUR") },
  resolve: {
    alias: [
      { find: "@lib", replacement: path.resolve("src/lib") },
      {
        find: /^\.\/all-routes\.js$/,
        replacement: path.resolve("test/all-routes.js"),
      },
    ],
  },
  test: {
    environment: "jsdom",
    globals: true,
    include: ["src/**/*.test.js"],
  },
});
