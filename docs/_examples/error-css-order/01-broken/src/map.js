import "./menu.css";
import "./card.css";

document.title = "Map";
