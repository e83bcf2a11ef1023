import("./home.js");
import("./map.js");
