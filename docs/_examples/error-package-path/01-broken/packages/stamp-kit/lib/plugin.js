module.exports = class StampPlugin {
  apply(compiler) {
    const { BannerPlugin } = compiler.webpack;
    new BannerPlugin("Crane 7").apply(compiler);
  }
};
