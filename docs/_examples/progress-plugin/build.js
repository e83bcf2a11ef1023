const webpack = require("webpack");

const compiler = webpack({ mode: "production" });
const logger = compiler.getInfrastructureLogger("build");
const print = webpack.ProgressPlugin.createDefaultHandler(false, logger);
let last;

new webpack.ProgressPlugin((percentage, message, ...details) => {
  if (!message || message === last) return;
  last = message;
  print(percentage, message, ...details);
}).apply(compiler);

compiler.run(() => compiler.close(() => {}));
