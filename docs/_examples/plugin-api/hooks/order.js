const { SyncHook } = require("tapable");

const departs = new SyncHook([]);

departs.tap("Engine", () => console.log("engine"));
departs.tap({ name: "Wave", stage: 10 }, () => console.log("wave"));
departs.tap({ name: "Ropes", stage: -10 }, () => console.log("ropes"));
departs.tap({ name: "Horn", before: "Engine" }, () => console.log("horn"));

departs.call();
