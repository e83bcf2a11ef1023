const path = require("path");

module.exports = {
  mode: "development",
  devServer: {
    contentBase: path.join(__dirname, "public"),
    before: (app) => {
      app.get("/api/tides", (request, response) => response.json({ high: "04:12" }));
    },
    after: (app) => {
      app.use((request, response) => response.status(404).send("No such place in this harbor"));
    },
  },
};
