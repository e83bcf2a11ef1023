import(/* webpackChunkName: "stars" */ "./stars.js");
import("./order.js");
