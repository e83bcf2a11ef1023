import("./herbs.js");
import("./spices.js");
