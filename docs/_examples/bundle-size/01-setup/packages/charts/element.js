const space = "http://www.w3.org/2000/svg";

export function element(name, attributes, text = "") {
  const made = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}
