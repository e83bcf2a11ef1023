const bytes = new TextEncoder().encode("Dover-Calais");
const code = btoa(String.fromCharCode(...bytes));

document.querySelector("h1").textContent = code;
