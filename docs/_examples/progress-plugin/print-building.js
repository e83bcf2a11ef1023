const webpack = require("webpack");

const variants = [
  {},
  { entries: false },
  { dependencies: false, modules: false },
  { activeModules: true },
  { percentBy: "entries" },
  { percentBy: "dependencies" },
  { percentBy: "modules" },
  { percentBy: "modules", modulesCount: 2 },
];

async function print(options) {
  let state = "";
  const handler = (percentage, message, details) => {
    if (message === "building" && /\d\/\d/.test(details)) {
      state = `${Math.round(percentage * 100)} % ${details}`;
    }
  };
  const plugin = new webpack.ProgressPlugin({ ...options, handler });
  const compiler = webpack({ mode: "production", plugins: [plugin] });
  await new Promise((resolve) => compiler.run(resolve));
  await new Promise((resolve) => compiler.close(resolve));
  console.log(JSON.stringify(options), "\n  ", state);
}

(async () => {
  for (const options of variants) await print(options);
})();
