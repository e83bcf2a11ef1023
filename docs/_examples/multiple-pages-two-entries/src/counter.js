export const counter = { count: 0 };

console.log("counter starts");
