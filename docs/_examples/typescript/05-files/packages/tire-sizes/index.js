exports.circumference = { "28-622": 2.125, "47-622": 2.224 };
