const backend = process.env.BACKEND ?? "http://localhost:3000";

module.exports = {
  mode: "development",
  devServer: {
    proxy: [
      {
        // Pages come from here, everything else from the backend.
        context: (pathname, request) => !request.headers.accept?.includes("text/html"),
        target: backend,
      },
    ],
  },
};
