import { places } from "./places.js";

const MONTH = 29.530588;
const newMoon = new Date("2026-01-18T19:52Z");
const phases = [
  "new moon",
  "waxing crescent",
  "first quarter",
  "waxing gibbous",
  "full moon",
  "waning gibbous",
  "last quarter",
  "waning crescent",
];

export const age = (date) => ((date - newMoon) / 86400000) % MONTH;

export const illumination = (date) => (1 - Math.cos((2 * Math.PI * age(date)) / MONTH)) / 2;

export const phase = (date) => phases[Math.floor((age(date) / MONTH) * 8)];

export const rises = (date, place) => 6 + (age(date) / MONTH) * 24 + places[place] / 15;
