import html from "./menu.js?static";

document.body.innerHTML = html;
