const webpack = require("webpack");

const compiler = webpack({ mode: "production" });
const build = () =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });

async function release() {
  await build();
  const stats = await build();
  console.log(stats.toString({ preset: "errors-warnings" }));
}

release();
