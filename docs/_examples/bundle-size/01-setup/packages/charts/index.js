import { short } from "dates-1";
import { element } from "./element.js";

export function line(name, x, y) {
  const path = element("path", { d: `M${x} ${y}h10`, stroke: "navy" });
  path.append(element("title", {}, `${name}, ${short(new Date())}`));
  return path;
}
