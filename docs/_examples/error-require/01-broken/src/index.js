const { route } = await import("./route.js");

document.querySelector("h1").textContent = route;
