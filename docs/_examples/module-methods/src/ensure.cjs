require.ensure(
  ["./recipes/soup.js"],
  (require) => {
    const { default: weigh } = require("./herbs/sage.js");
    console.log(weigh(20));
  },
  (error) => console.error(error.message),
  "kitchen",
);
