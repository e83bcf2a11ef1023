const webpack = require("webpack");

const compiler = webpack({ mode: "development" });

const watching = compiler.watch({}, () => {
  setTimeout(() => {
    report("watching");
    watching.close(() => compiler.close(() => setTimeout(report, 100, "closed")));
  }, 500);
});

/** Prints the kinds of resources for which Node.js waits. */
function report(moment) {
  console.log(moment, new Set(process.getActiveResourcesInfo()));
}
