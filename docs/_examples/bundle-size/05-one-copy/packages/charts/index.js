import { today } from "dates";
import { element } from "./element.js";

export function line(name, x, y) {
  const path = element("path", { d: `M${x} ${y}h10`, stroke: "navy" });
  path.append(element("title", {}, `${name}, ${today()}`));
  return path;
}
