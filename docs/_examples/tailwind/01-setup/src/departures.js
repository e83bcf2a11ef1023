export const departures = [
  { time: "07:40", to: "Skarholm", status: "on time" },
  { time: "08:15", to: "Nordvik", status: "delayed" },
  { time: "09:00", to: "Little Isle", status: "canceled" },
];
