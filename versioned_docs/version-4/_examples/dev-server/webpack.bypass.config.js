const backend = process.env.BACKEND || "http://localhost:3000";

const path = require("path");

module.exports = {
  mode: "development",
  devServer: {
    contentBase: path.join(__dirname, "public"),
    proxy: {
      "/": {
        target: backend,
        // Pages come from here, everything else from the backend.
        bypass: (request) => {
          if ((request.headers.accept || "").includes("text/html")) return "/index.html";
        },
      },
    },
  },
};
