const { configureDefaultLogger, getLogger, hooks } = require("webpack/lib/logging/runtime");

const logger = getLogger("Greenhouse");
logger.info("Ready");
logger.log("Not shown, because the level is info");

configureDefaultLogger({ level: "log" });
logger.log("%d °C", 21);

hooks.log.tap("Alarm", (name, type, args) => {
  if (type !== "error") return undefined;
  console.log("ALARM", name, args);
  return true;
});
logger.error("Window open");
