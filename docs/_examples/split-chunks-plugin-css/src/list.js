import "./base.css";
import "./list.css";
