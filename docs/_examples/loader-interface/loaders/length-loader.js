module.exports = function lengthLoader() {
  const callback = this.async();

  this.loadModule(this.getOptions().of, (error, source, map, module) => {
    if (error) return callback(error);

    console.log(module.type, source);
    callback(null, `export default ${source.length};`);
  });
};
