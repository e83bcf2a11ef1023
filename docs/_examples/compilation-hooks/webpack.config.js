module.exports = ({ plugin = "BuildTimesPlugin" }) => {
  const Plugin = require(`./plugins/${plugin}.js`);
  return {
    mode: "production",
    target: "node",
    output: { clean: true },
    stats: "errors-only",
    plugins: [new Plugin()],
  };
};
