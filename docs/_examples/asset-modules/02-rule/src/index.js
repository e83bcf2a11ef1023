import comet from "./icons/comet.svg";
import planet from "./icons/planet.svg";
import star from "./icons/star.svg";

const moon = document.querySelector("#moon");
moon.src = new URL("./moon.png", import.meta.url);

const list = document.querySelector("ul");
for (const [name, icon] of [["Vega", star], ["Saturn", planet], ["Halley", comet]]) {
  const item = document.createElement("li");
  item.append(Object.assign(new Image(), { src: icon, alt: "" }), name);
  list.append(item);
}
