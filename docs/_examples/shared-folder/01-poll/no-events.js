const { EventEmitter } = require("node:events");
const fs = require("node:fs");

// From here on, no folder of this process reports a change.
fs.watch = () => Object.assign(new EventEmitter(), { close() {} });
