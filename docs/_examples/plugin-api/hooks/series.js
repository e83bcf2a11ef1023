const { setTimeout: wait } = require("node:timers/promises");
const { AsyncSeriesHook } = require("tapable");

const loads = new AsyncSeriesHook(["ferry"]);

loads.tapPromise("Cars", async (ferry) => {
  await wait(50);
  console.log(`cars on ${ferry}`);
});
loads.tapAsync("People", (ferry, callback) => {
  console.log(`people on ${ferry}`);
  callback();
});

loads.promise("Aurora").then(() => console.log("loaded"));
