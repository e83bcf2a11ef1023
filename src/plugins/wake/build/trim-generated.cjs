// Original: @docusaurus/core/lib/server/codegen/codegen.js sha256:611cf627307a668cad034f2a00e6218347b0fb9136cac2fe6ec9d3cff39a57df
// Original: @docusaurus/core/lib/server/codegen/codegenRoutes.js sha256:6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c
const path = require('node:path');

/** What the build reads of the configuration, and nothing in the browser. */
const forBuildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

const pageHelperSource =
  "const page = (path) => ({path, component: ComponentCreator(path, ''), exact: true});";

const trim = {
  /** Drops the template of the document, the colors of a highlighter, and their like. */
  'docusaurus.config.mjs'(source) {
    const [, json] = /export default (\{[^]*\});\s*$/.exec(source) ?? [];
    if (json === undefined) return source;
    const config = JSON.parse(json);
    for (const name of forBuildOnly) delete config[name];
    delete config.themeConfig.prism;
    if (config.future) config.future = {experimental_router: config.future.experimental_router};
    return `export default ${JSON.stringify(config)};`;
  },
  /** Drops the hashes of routes whose paths are unique, and what all pages have in common. */
  'routes.js'(source) {
    const call = /ComponentCreator\('([^']+)', '\w+'\)/g;
    const isUnique = uniqueIn([...source.matchAll(call)].map(([, route]) => route));
    return source
      .replace(
        /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '\w+'\),\s*exact: true\s*\}/g,
        (match, route) => (isUnique(route) ? `page('${route}')` : match),
      )
      .replace(call, (match, route) =>
        isUnique(route) ? `ComponentCreator('${route}', '')` : match,
      )
      .replace('export default', `${pageHelperSource}\nexport default`);
  },
  /** Drops the same hashes. */
  'routesChunkNames.json'(source) {
    const rows = Object.entries(JSON.parse(source));
    const routeOf = (key) => key.replace(/-\w+$/, '');
    const isUnique = uniqueIn(rows.map(([key]) => routeOf(key)));
    return JSON.stringify(
      Object.fromEntries(
        rows.map(([key, row]) => [isUnique(routeOf(key)) ? `${routeOf(key)}-` : key, row]),
      ),
    );
  },
  /** Drops the paths of modules and their numbers, which only the server reports. */
  'registry.js': (source) =>
    source.replace(/, "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)(?=\],)/g, ''),
};

function uniqueIn(routes) {
  const counts = new Map();
  for (const route of routes) counts.set(route, (counts.get(route) ?? 0) + 1);
  return (route) => counts.get(route) === 1;
}

/**
 * Webpack loader that drops from what Docusaurus generates what browsers have no use for.
 * @throws when Docusaurus writes a file some other way now
 */
module.exports = function trimGenerated(source) {
  const trimmed = trim[path.basename(this.resourcePath)](source);
  if (trimmed === source)
    throw new Error(`${this.resourcePath} is written some other way now: see ${__filename}`);
  return trimmed;
};
