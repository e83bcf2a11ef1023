console.log("coast.js runs");

export const advice = "Coast: go at low tide";
