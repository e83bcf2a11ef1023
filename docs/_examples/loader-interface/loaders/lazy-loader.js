module.exports = () => {};

module.exports.pitch = function lazyPitch(remainingRequest) {
  const request = this.utils.contextify(this.context, `!!${remainingRequest}`);

  return `export default () => import(${JSON.stringify(request)});`;
};
