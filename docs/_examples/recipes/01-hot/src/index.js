import { shoppingList } from "./shopping-list.js";

let portions = 2;

const list = document.createElement("pre");
const more = document.createElement("button");
more.textContent = "One more guest";
more.addEventListener("click", () => {
  portions += 1;
  render();
});
document.body.append(list, more);

function render() {
  list.textContent = shoppingList(portions);
}

render();

if (module.hot) {
  module.hot.accept("./shopping-list.js", render);
}
