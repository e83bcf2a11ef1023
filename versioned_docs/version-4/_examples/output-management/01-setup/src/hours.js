import "./page.css";

const closed = [0, 1];
const open = !closed.includes(new Date().getDay());
document.querySelector("#today").textContent = open ? "Open today, 10 to 18" : "Closed today";
