import "./card.css";
import "./menu.css";

document.title = "Map";
