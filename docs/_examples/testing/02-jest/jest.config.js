module.exports = {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/src/**/*.test.js"],
  globals: { CURRENCY: "EUR" },
  moduleNameMapper: {
    "^@lib/(.*)$": "<rootDir>/src/lib/$1",
    "\\.css$": "<rootDir>/test/styles.js",
    "\\.svg$": "<rootDir>/test/file.js",
    "/all-routes\\.js$": "<rootDir>/test/all-routes.js",
  },
};
