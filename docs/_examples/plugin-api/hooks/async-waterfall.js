const { AsyncSeriesWaterfallHook } = require("tapable");

const route = new AsyncSeriesWaterfallHook(["stops"]);

route.tapPromise("Island", async (stops) => [...stops, "Island"]);
route.tapPromise("Harbor", async (stops) => [...stops, "Harbor"]);

route.promise(["Town"]).then((stops) => console.log(stops.join(" - ")));
