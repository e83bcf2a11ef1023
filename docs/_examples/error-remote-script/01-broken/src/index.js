const { forecast } = await import("weather/forecast");

document.querySelector("h1").textContent = forecast;
