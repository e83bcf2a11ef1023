import "./shelf.css";
import basil from "./basil.svg";
import herbs from "./herbs.json";
// #region formats
import motto from "./motto.txt";
import place from "./place.yaml";
// #endregion formats

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

// #region note
const note = document.createElement("p");
note.textContent = `${motto.trim()} Window: ${place.window}.`;
// #endregion note

document.body.append(heading, picture, list, note);
