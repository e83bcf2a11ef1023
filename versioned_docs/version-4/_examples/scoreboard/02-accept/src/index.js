import { sentence } from "./sentence.js";
import "./board.css";

const points = { home: 0, guests: 0 };

const board = document.createElement("p");
const goal = document.createElement("button");
goal.textContent = "Goal for home";
goal.addEventListener("click", () => {
  points.home += 1;
  show();
});
document.body.append(board, goal);

function show() {
  board.textContent = sentence(points);
}

show();

if (module.hot) {
  module.hot.accept("./sentence.js", show);
}
