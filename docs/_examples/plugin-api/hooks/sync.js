const { SyncHook } = require("tapable");

const departs = new SyncHook(["ferry", "passengers"]);

departs.tap("Log", (ferry, passengers) => console.log(ferry, passengers));
departs.tap("Horn", (ferry) => console.log(`${ferry} blows its horn`));

departs.call("Aurora", 120);
