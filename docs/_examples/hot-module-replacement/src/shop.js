import { units } from "./units.js";

const show = () => console.log(`sold by the ${units[0]}`);
show();
module.hot?.accept("./units.js", show);
