import "./shop.css";
import basil from "./basil.svg";

document.querySelector("img").src = basil;
import("./reviews.js");
