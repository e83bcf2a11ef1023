import "./base.css";
import "./detail.css";
