const load = (file) => require(file);

document.querySelector("h1").textContent = load("./lang/en.js");
