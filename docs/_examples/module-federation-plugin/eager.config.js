const builds = require("./builds.js");

module.exports = (env) => builds({ prices: { eager: Boolean(env.eager) } }, "./src/eager.js");
