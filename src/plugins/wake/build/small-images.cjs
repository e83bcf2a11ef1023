const svgAddress = require('mini-svg-data-uri');
const {optimize} = require('svgo');

const urlLoader = require(
  require.resolve('url-loader', {paths: [require.resolve('@docusaurus/utils')]}),
);

/** Size in bytes below which an image is inlined: icons of style sheets are, drawings are not. */
const limit = 1000;

/** Removes from icons what they do not need in a CSS mask. */
const plugins = [
  {name: 'preset-default', params: {overrides: {removeViewBox: false}}},
  {name: 'removeAttrs', params: {attrs: 'svg:(class|width|height)'}},
];

/** Makes the data URL of an image. SVG stays text, which compresses to half the size of base64. */
function createDataUrl(content, mimetype, encoding) {
  return mimetype === 'image/svg+xml'
    ? svgAddress(optimize(content.toString(), {plugins}).data)
    : `data:${mimetype};${encoding},${content.toString(encoding)}`;
}

/**
 * Webpack loader that replaces url-loader, with a lower limit. Docusaurus inlines images under 10 kB as
 * base64, which compresses badly: a drawing would be larger than as a file, be downloaded by readers
 * who never scroll to it, and be in the application's chunk of the page a second time.
 */
module.exports = function smallImages(content) {
  // url-loader passes its context to file-loader in the same way.
  const context = Object.assign({}, this, {
    query: {...this.getOptions(), limit, generator: createDataUrl},
  });
  return urlLoader.call(context, content);
};
module.exports.raw = true;
