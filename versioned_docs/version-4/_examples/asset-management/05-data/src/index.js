import "./shelf.css";
import basil from "./basil.svg";
import herbs from "./herbs.json";

const heading = document.createElement("h1");
heading.textContent = "Herb shelf";

const picture = document.createElement("img");
picture.src = basil;
picture.alt = "A sprig of basil";

const list = document.createElement("ul");
for (const { name, days } of herbs) {
  const item = document.createElement("li");
  item.textContent = `${name}: water every ${days} days`;
  list.append(item);
}

document.body.append(heading, picture, list);
