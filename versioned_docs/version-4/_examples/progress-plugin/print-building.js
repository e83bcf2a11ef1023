const webpack = require("webpack");

const variants = [
  {},
  { entries: true },
  { modules: false, activeModules: false },
];

async function print(options) {
  let state = "";
  const handler = (percentage, message, ...details) => {
    if (message === "building") state = `${Math.round(percentage * 100)} % ${details.join(", ")}`;
  };
  const plugin = new webpack.ProgressPlugin({ ...options, handler });
  await new Promise((resolve) => webpack({ mode: "production", plugins: [plugin] }, resolve));
  console.log(JSON.stringify(options), "\n  ", state);
}

(async () => {
  for (const options of variants) await print(options);
})();
