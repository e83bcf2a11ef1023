console.log("hills.js runs");

export const advice = "Hills: go before noon";
