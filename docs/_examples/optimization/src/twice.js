import(/* webpackChunkName: "one" */ "./plant.js");
import(/* webpackChunkName: "two" */ "./plant.js");
