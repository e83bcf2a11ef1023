const { EventEmitter } = require("events");
const fs = require("fs");

// From here on, no folder of this process reports a change.
fs.watch = () => Object.assign(new EventEmitter(), { close() {} });
