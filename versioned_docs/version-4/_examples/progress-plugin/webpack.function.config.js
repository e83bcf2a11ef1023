const { ProgressPlugin } = require("webpack");

let last = "";

module.exports = {
  mode: "production",
  plugins: [
    new ProgressPlugin((percentage, message) => {
      if (!message || message === last) return;
      last = message;
      console.error(`${Math.floor(percentage * 100)} % ${message}`);
    }),
  ],
};
