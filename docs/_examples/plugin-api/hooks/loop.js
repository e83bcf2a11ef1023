const { SyncLoopHook } = require("tapable");

const boards = new SyncLoopHook(["queue"]);

boards.tap("Gate", () => console.log("gate open"));
boards.tap("Boarding", (queue) => {
  console.log(`${queue.shift()} boards`);
  return queue.length > 0 ? true : undefined;
});

boards.call(["Ada", "Ben"]);
