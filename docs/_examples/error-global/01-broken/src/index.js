global.unit = "km";

document.querySelector("h1").textContent = `313 ${global.unit}`;
