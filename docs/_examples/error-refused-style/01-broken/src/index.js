import "./map.css";
