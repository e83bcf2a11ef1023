document.querySelector("h1").textContent = process.env.SERVICE;
