const { setTimeout: wait } = require("node:timers/promises");
const { AsyncSeriesBailHook, AsyncParallelBailHook } = require("tapable");

for (const Hook of [AsyncSeriesBailHook, AsyncParallelBailHook]) {
  const findsSeat = new Hook(["name"]);

  findsSeat.tapPromise("Window", async () => {
    console.log(`${Hook.name}: look at the windows`);
    await wait(50);
    return "window";
  });
  findsSeat.tapPromise("Deck", async () => {
    console.log(`${Hook.name}: look on deck`);
    return "deck";
  });

  findsSeat.promise("Ada").then((seat) => console.log(`${Hook.name}: ${seat}`));
}
