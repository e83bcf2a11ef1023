import "./public-path.js";
import "./logo.js";
