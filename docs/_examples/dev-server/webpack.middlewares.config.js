module.exports = {
  mode: "development",
  devServer: {
    setupMiddlewares(middlewares) {
      const files = middlewares.findIndex(({ name }) => name === "webpack-dev-middleware");
      middlewares.splice(files, 0, {
        name: "tides",
        path: "/api/tides",
        middleware: (request, response) => response.json({ high: "04:12" }),
      });
      middlewares.push({
        name: "not-found",
        middleware: (request, response) => response.status(404).send("No such place in this harbor"),
      });
      return middlewares;
    },
  },
};
