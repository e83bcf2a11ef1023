import "./shelf.js";
