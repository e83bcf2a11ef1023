import "./card.scss";
