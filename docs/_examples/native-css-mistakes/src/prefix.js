import "./prefix.css";
