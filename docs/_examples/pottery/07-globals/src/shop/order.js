export function order(api, { name }) {
  const ticket = btoa(name);
  const line = document.createElement("p");
  line.textContent = `${name} ordered at ${api}, ticket ${ticket}`;
  document.body.append(line);
}
