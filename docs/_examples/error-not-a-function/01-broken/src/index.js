const price = require("./format.js")(12);

document.querySelector("h1").textContent = price;
