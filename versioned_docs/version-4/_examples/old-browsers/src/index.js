const departures = new Map([["Harbor", [9, 11]]]);

for (const [pier, hours] of departures) {
  const line = document.createElement("p");
  line.textContent = `${pier}: ${hours.at(-1)}:00`;
  document.body.appendChild(line);
}
