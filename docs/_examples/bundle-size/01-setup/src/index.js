import { line } from "charts";
import { dayName } from "clock-kit";
import { time } from "dates";
import _ from "lodash";
import { parse } from "yaml";

const show = (selector, text) => {
  document.querySelector(selector).textContent = text;
};

show("h1", `High tide on ${dayName(1, document.documentElement.lang)} at ${time(9, 5)}`);
document.querySelector("svg").append(line("Tide", 0, 20));

const showWidth = () => show("#width", `${innerWidth} pixels wide`);
addEventListener("resize", _.debounce(showWidth, 100));
showWidth();

document.querySelector("button").addEventListener("click", () => {
  const notes = parse(document.querySelector("textarea").value);
  show("output", `${Object.keys(notes).length} note is right`);
});
