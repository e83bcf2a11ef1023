module.exports = {
  mode: "production",
  entry: {
    main: "./src/index.js",
  },
};
