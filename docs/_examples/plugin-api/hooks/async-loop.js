const { AsyncSeriesLoopHook } = require("tapable");

const calls = new AsyncSeriesLoopHook(["harbor"]);
let attempts = 0;

calls.tapPromise("Radio", async (harbor) => {
  attempts++;
  console.log(`call ${harbor}, attempt ${attempts}`);
  return attempts < 3 ? true : undefined;
});

calls.promise("Harbor").then(() => console.log("answered"));
