const { mix } = require("paint-kit");

mix("teal", "white");
