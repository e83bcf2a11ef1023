const builds = require("./builds.js");

const hints = {
  none: {},
  range: { requiredVersion: "^1.2.0" },
  singleton: { singleton: true },
  strict: { singleton: true, strictVersion: true },
};

module.exports = (env) => builds({ prices: hints[env.hints] });
