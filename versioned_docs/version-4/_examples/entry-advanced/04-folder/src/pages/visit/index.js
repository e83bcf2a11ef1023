document.querySelector("#text").textContent = "Tram 4 stops at the door.";
