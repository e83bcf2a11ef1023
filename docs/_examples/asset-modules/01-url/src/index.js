const moon = document.querySelector("#moon");
moon.src = new URL("./moon.png", import.meta.url);
