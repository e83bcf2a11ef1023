const load = (language) => require(`./lang/${language}.js`);

document.querySelector("h1").textContent = load("en");
