/** What the build reads, and nothing in the browser. */
const forBuildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

/**
 * Webpack loader for the site's configuration, in the browser: Docusaurus ships all of it, the
 * template of the document and the colors of a highlighter included.
 * @throws when Docusaurus writes the configuration some other way now
 */
module.exports = function leanConfig(source) {
  const [, json] = /export default (\{[^]*\});\s*$/.exec(source) ?? [];
  if (json === undefined)
    throw new Error(`The configuration is not JSON any more: see ${__filename}`);
  const config = JSON.parse(json);
  for (const name of forBuildOnly) delete config[name];
  delete config.themeConfig.prism;
  return `export default ${JSON.stringify(config)};`;
};
