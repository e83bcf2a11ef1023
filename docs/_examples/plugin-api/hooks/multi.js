const { MultiHook, SyncHook } = require("tapable");

const departs = new SyncHook(["ferry"]);
const arrives = new SyncHook(["ferry"]);
const moves = new MultiHook([departs, arrives]);

moves.tap("Position", (ferry) => console.log(`${ferry} moves`));

departs.call("Aurora");
arrives.call("Aurora");
