import("./herbs.js");
import("./plant.js");
