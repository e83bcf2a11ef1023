const svgAddress = require('mini-svg-data-uri');
const {optimize} = require('svgo');

const urlLoader = require(
  require.resolve('url-loader', {paths: [require.resolve('@docusaurus/utils')]}),
);

/** Icons of style sheets are smaller than the request they would need; drawings are not. */
const limit = 1000;

/** What an icon in a mask needs not. */
const plugins = [
  {name: 'preset-default', params: {overrides: {removeViewBox: false}}},
  {name: 'removeAttrs', params: {attrs: 'svg:(class|width|height)'}},
];

/** Text compresses well, base64 does not: the icons of code blocks and asides weigh half of it. */
function address(content, mimetype, encoding) {
  return mimetype === 'image/svg+xml'
    ? svgAddress(optimize(content.toString(), {plugins}).data)
    : `data:${mimetype};${encoding},${content.toString(encoding)}`;
}

/**
 * Webpack loader in the place of url-loader: has drawings be files of their own. Docusaurus writes
 * images under 10 kB into the page as base64, which compresses badly: a drawing then weighs more
 * than as a file, weighs on those who never scroll to it, and a second time in the application's
 * copy of the page.
 */
module.exports = function smallImages(content) {
  // The way url-loader itself hands its context on to file-loader.
  const context = Object.assign({}, this, {
    query: {...this.getOptions(), limit, generator: address},
  });
  return urlLoader.call(context, content);
};
module.exports.raw = true;
