exports.meter = "m";
