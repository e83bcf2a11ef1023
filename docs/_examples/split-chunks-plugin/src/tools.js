import get from "lodash/get";

console.log("tools", get);
