module.exports = (env, argv) => {
  console.log("env:", env);
  console.log("argv.mode:", argv.mode);
  console.log("NODE_ENV:", process.env.NODE_ENV);
  return { entry: "./src/index.js", stats: "none" };
};
