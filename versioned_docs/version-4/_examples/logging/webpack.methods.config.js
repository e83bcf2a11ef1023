const EveryMethodPlugin = require("./EveryMethodPlugin.js");

/** The logger of the build, or with --env infrastructure that of the compiler. */
module.exports = ({ infrastructure }) => ({
  mode: "production",
  stats: { all: false, logging: "none", loggingDebug: [/EveryMethod/] },
  infrastructureLogging: { level: "log" },
  plugins: [
    new EveryMethodPlugin((compiler, compilation) =>
      infrastructure ? compiler.getInfrastructureLogger("EveryMethod") : compilation.getLogger("EveryMethod"),
    ),
  ],
});
