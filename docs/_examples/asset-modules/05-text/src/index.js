import brightness from "./brightness.bin" with { type: "bytes" };
import comet from "./icons/comet.svg";
import planet from "./icons/planet.svg";
import star from "./icons/star.svg";
import advice from "./tonight.txt" with { type: "text" };

const moon = document.querySelector("#moon");
moon.src = new URL("./moon.png", import.meta.url);

const list = document.querySelector("ul");
for (const [name, icon] of [["Vega", star], ["Saturn", planet], ["Halley", comet]]) {
  const item = document.createElement("li");
  const magnitude = brightness[list.children.length] / 10;
  item.append(Object.assign(new Image(), { src: icon, alt: "" }), `${name}, magnitude ${magnitude}`);
  list.append(item);
}

document.querySelector("p").textContent = advice;
