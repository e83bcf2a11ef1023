import "./page.css";

const boats = [
  { name: "Rowing boat", free: true },
  { name: "Pedal boat", free: false },
];

for (const { name } of boats) {
  const item = document.createElement("li");
  item.textContent = name;
  document.querySelector("ul").append(item);
}
