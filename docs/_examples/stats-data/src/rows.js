import { time } from "dates";
import departures from "./departures.json";

export const rows = () =>
  departures.map(({ hour, minute, from, to }) => {
    const row = document.createElement("tr");
    row.textContent = `${time(hour, minute)} ${from} to ${to}`;
    return row;
  });
