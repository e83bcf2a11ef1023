import("./filters.js");
