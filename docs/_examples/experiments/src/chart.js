console.log("chart.js runs");

export const draw = () => console.log("drawn");
