import text from "./bread.card";

document.body.textContent = text;
