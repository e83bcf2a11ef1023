import tea from "./assam.js";

console.assert(tea.includes("4"));
