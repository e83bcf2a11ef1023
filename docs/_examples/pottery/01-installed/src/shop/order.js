export function order(api, { name }) {
  const ticket = Buffer.from(name).toString("base64");
  const line = document.createElement("p");
  line.textContent = `${name} ordered at ${api}, ticket ${ticket}`;
  document.body.append(line);
}
