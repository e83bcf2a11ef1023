import "./shop.js";
