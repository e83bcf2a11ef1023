export const departures = ["7:40", "9:10", "17:25"];
