const egypt = () => import(/* webpackChunkName: "egypt" */ "./rooms/egypt.js");
const rome = () => import(/* webpackChunkName: "rome" */ "./rooms/rome.js");

globalThis.openRoom = { egypt, rome };
