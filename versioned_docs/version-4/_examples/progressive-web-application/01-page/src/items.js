export const items = [
  { name: "Tent", grams: 1900 },
  { name: "Stove", grams: 240 },
  { name: "Rain jacket", grams: 310 },
];
