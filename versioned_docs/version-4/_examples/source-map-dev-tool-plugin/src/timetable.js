import { hour } from "harbor-clock";

export function nextFerry(passengers) {
  if (passengers > 2) {
    throw new Error("The ferry is full");
  }
  return `${hour() + 1}:15`;
}
