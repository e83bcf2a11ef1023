export const islands = [
  { name: "Mull", x: 20, y: 60 },
  { name: "Lismore", x: 55, y: 35 },
  { name: "Kerrera", x: 48, y: 72 },
];
