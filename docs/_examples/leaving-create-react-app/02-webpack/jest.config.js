module.exports = {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/src/**/*.test.js"],
  setupFiles: ["<rootDir>/test/environment.js"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/test/class-names.js",
    "\\.css$": "<rootDir>/test/file.js",
    "\\.svg\\?react$": "<rootDir>/test/svg.js",
    "\\.(svg|png|jpe?g)$": "<rootDir>/test/file.js",
  },
};
