import "./card.css";
import "./menu.css";

document.title = "Home";
