document.querySelector("h1").textContent = location.pathname;
