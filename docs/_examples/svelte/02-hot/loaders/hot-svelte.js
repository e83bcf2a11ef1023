// Svelte's compiler writes import.meta.hot.accept(update), where
// "update" wants the new module, as Vite calls it. webpack runs the
// new module, which then calls the update of the old one.
module.exports = (code) => {
  const [, component] = code.match(/export default (\w+);/) ?? [];
  if (!component) return code;

  return `${code
    .replaceAll("import.meta.hot.accept(", "acceptUpdate(")
    .replaceAll("import.meta.hot", "import.meta.webpackHot")}
function acceptUpdate(update) {
  const hot = import.meta.webpackHot;
  hot.accept();
  hot.dispose((data) => { data.update = update; });
  hot.data?.update({ default: ${component} });
}`;
};
