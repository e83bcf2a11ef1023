import "./card.css";
