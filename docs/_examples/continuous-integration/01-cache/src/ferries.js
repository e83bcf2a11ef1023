export const ferries = [
  { harbor: "Calais", departs: "09:25" },
  { harbor: "Dunkirk", departs: "08:00" },
];
