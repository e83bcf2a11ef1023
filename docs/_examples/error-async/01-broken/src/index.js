const response = await fetch("/weather.json");

document.body.append(await response.text());
