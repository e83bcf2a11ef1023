import { herb } from "./herb.js";

const show = () => console.log(`herb of the day: ${herb}`);
show();

if (module.hot) {
  module.hot.accept("./herb.js", show);
}
