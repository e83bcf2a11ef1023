document.querySelector("h1").textContent = "One flash every 12 seconds";
