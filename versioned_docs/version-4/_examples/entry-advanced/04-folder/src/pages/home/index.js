document.querySelector("#text").textContent = "Open today until six.";
