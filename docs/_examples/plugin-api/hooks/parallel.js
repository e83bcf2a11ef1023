const { setTimeout: wait } = require("node:timers/promises");
const { AsyncParallelHook } = require("tapable");

const loads = new AsyncParallelHook(["ferry"]);

loads.tapPromise("Cars", async (ferry) => {
  await wait(50);
  console.log(`cars on ${ferry}`);
});
loads.tapAsync("People", (ferry, callback) => {
  console.log(`people on ${ferry}`);
  callback();
});

loads.callAsync("Aurora", (error) => console.log(error ?? "loaded"));
