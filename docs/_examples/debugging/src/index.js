import tides from "./harbor.tide";

for (const { time, meters } of tides) console.log(`${time}: ${meters} m`);
