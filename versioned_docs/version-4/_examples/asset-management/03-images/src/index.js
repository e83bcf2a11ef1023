import "./shelf.css";
import basil from "./basil.svg";

const heading = document.createElement("h1");
heading.textContent = "Herb shelf";

const picture = document.createElement("img");
picture.src = basil;
picture.alt = "A sprig of basil";

document.body.append(heading, picture);
