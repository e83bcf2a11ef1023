import { herb } from "./herb.js";

const show = () => console.log(herb.toUpperCase());
show();

module.hot?.accept("./herb.js", show, (error, { moduleId, dependencyId }) => {
  console.log(`${moduleId} keeps running: ${dependencyId} ${error.message}`);
});
