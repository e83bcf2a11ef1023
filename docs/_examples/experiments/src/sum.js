import source program from "./add.wasm";

const { exports } = await WebAssembly.instantiate(program);
console.log(exports.add(2, 3));
