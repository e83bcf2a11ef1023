const code = Buffer.from("Dover-Calais").toString("base64");

document.querySelector("h1").textContent = code;
