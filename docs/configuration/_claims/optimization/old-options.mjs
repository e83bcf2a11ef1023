import assert from 'node:assert/strict';

const old = (options) => ({optimization: {noEmitOnErrors: true, ...options}});

/** A program in WebAssembly that imports `lengthy` from `./env.js`. */
const program = Buffer.from(
  '\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02\x14\x01\x08./env.js\x07lengthy\0\0',
  'latin1',
);
const webAssembly = {
  'src/index.js': 'import("./program.wasm");',
  'src/env.js': 'export const lengthy = () => console.log("called");',
  'src/program.wasm': program,
};
const wasm = (experiments) => ({
  experiments,
  optimization: {mangleWasmImports: true, checkWasmTypes: true},
});

export default [
  {
    says: 'It is deprecated, and webpack stops if the two disagree:',
    configuration: old({emitOnErrors: true}),
    async holds({thrown, build}) {
      assert.match(String(thrown), /Conflicting use/);
      assert.equal((await build({configuration: old()})).thrown, undefined);
    },
    unless: {configuration: old({emitOnErrors: false})},
  },
  {
    says: 'They do not affect experiments.asyncWebAssembly, which is on by default.',
    files: webAssembly,
    configuration: wasm(),
    async holds({assets, errors, build}) {
      assert.deepEqual(errors, []);
      const [name] = Object.keys(assets).filter((file) => file.endsWith('.wasm'));
      assert.match(assets[name], /lengthy/);
      const without = await build({
        configuration: {optimization: {mangleWasmImports: false, checkWasmTypes: false}},
      });
      assert.deepEqual(without.assets, assets);
    },
    unless: {configuration: wasm({syncWebAssembly: true})},
  },
];
