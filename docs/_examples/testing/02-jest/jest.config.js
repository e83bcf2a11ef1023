module.exports = {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/src/**/*.test.js"],
  globals: { CURRENCY: "EUR" },
  moduleNameMapper: {
    "\\.css$": "<rootDir>/test/styles.js",
    "\\.svg$": "<rootDir>/test/file.js",
    "/all-routes\\.js$": "<rootDir>/test/all-routes.js",
    "^@lib/(.*)$": "<rootDir>/src/lib/$1",
  },
};
