import(/* webpackSource: true */ "./add.wasm").then((program) => {
  const { exports } = new WebAssembly.Instance(program);
  console.log(exports.add(2, 3));
});
