import { card } from "./card/card.js";
import { note } from "./note/note.js";

const tools = [
  { name: "Ladder", lentOut: false },
  { name: "Belt sander", lentOut: true },
];

document.body.innerHTML = tools.map(card).join("") + note("Open until six");
