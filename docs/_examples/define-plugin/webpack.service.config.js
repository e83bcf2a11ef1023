const { DefinePlugin } = require("webpack");

const services = {
  development: "http://localhost:3000",
  production: "https://api.example.com",
};

module.exports = (env, { mode = "production" }) => ({
  mode,
  devtool: false,
  entry: "./src/service.js",
  plugins: [new DefinePlugin({ SERVICE_URL: JSON.stringify(services[mode]) })],
});
