module.exports = (env, argv) => {
  console.log(env, argv.mode);
  return {
    mode: argv.mode || "production",
    entry: "./src/prices.js",
    output: { filename: env.language ? `${env.language}.js` : "[name].js" },
  };
};
