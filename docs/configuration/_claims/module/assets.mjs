import assert from 'node:assert/strict';

const leaf =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 7Q1 1 7 1 7 7 1 7"/></svg>\n';
const files = {
  'src/index.js': 'import leaf from "./leaf.svg"; console.log(leaf);',
  'src/leaf.svg': leaf,
};
const rule = (more) => ({module: {rules: [{test: /\.svg$/, ...more}]}});
const printed = async ({run}) => (await run()).printed[0];
const payload = (url) => url.slice(url.indexOf(',') + 1);
const escaped = (source) =>
  source
    .toString()
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, encodeURIComponent);

const bytes = (generator) => ({
  module: {rules: [{test: /\.png$/, type: 'asset/resource', generator}]},
});

export default [
  {
    says: 'webpack also finds its icons if an HTML file is part of the build, and stops with No template for dependency otherwise.',
    files: {
      'src/page.html': '<!doctype html><title>x</title><script src="./index.js"></script>',
      'src/index.js': 'console.log(new URL("./app.webmanifest", import.meta.url).href);',
      'src/app.webmanifest': JSON.stringify({icons: [{src: 'a.png'}]}),
      'src/a.png': 'picture',
    },
    configuration: {entry: './src/page.html'},
    async holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.ok(Object.keys(seen.assets).some((name) => name.endsWith('.png')));
      const {errors} = await seen.build({configuration: {entry: './src/index.js'}});
      assert.match(errors.join(), /No template for dependency/);
    },
    unless: {configuration: {entry: './src/index.js'}},
  },
  {
    says: 'false reads the content as UTF-8 text, which damages images',
    files: {
      'src/index.js': 'import sea from "./sea.png"; console.log(sea);',
      'src/sea.png': Buffer.from([0xff, 0xfe, 0xfd]),
    },
    configuration: bytes({binary: false}),
    holds({stats}) {
      const {assets} = stats.toJson({all: false, assets: true});
      assert.equal(assets.find(({name}) => name.endsWith('.png')).size, 9);
    },
    unless: {configuration: bytes({})},
  },
  {
    says: 'Rule.generator overrides these options for some modules.',
    files,
    configuration: {
      module: {
        generator: {'asset/resource': {filename: 'all.svg'}},
        rules: [{test: /\.svg$/, type: 'asset/resource', generator: {filename: 'own.svg'}}],
      },
    },
    holds: ({assets}) => assert.ok(assets['own.svg']),
    unless: {
      configuration: {
        module: {
          generator: {'asset/resource': {filename: 'all.svg'}},
          rules: [{test: /\.svg$/, type: 'asset/resource'}],
        },
      },
    },
  },
  {
    says: 'Inlining saves a request but makes the image a third larger in base64',
    files: {...files, 'src/leaf.svg': 'x'.repeat(3000)},
    configuration: rule({type: 'asset'}),
    holds: async (seen) => assert.equal(payload(await printed(seen)).length, 4000),
    unless: {configuration: rule({type: 'asset/resource'})},
  },
  {
    says: 'false writes no file and keeps the URL, for a server build alongside a browser build that writes it',
    files,
    configuration: rule({type: 'asset/resource', generator: {emit: false}}),
    async holds(seen) {
      assert.match(await printed(seen), /\w{20}\.svg$/);
      assert.deepEqual(Object.keys(seen.assets), ['main.js']);
    },
    unless: {configuration: rule({type: 'asset/resource'})},
  },
  {
    says: 'of dataUrl: the media type, by default that of the extension',
    files,
    configuration: rule({type: 'asset/inline'}),
    holds: async (seen) => assert.match(await printed(seen), /^data:image\/svg\+xml;/),
    unless: {
      configuration: rule({type: 'asset/inline', generator: {dataUrl: {mimetype: 'text/x-leaf'}}}),
    },
  },
  {
    says: 'encoding: false does not make SVG smaller: the 97 bytes of leaf.svg become 158 characters with base64 and 190 with false, because webpack escapes every quote and space. A function that escapes only what is necessary needs 128:',
    files,
    configuration: rule({type: 'asset/inline'}),
    async holds(seen) {
      const length = async (dataUrl) =>
        (
          await printed(
            await seen.build({configuration: rule({type: 'asset/inline', generator: {dataUrl}})}),
          )
        ).length;
      assert.equal(Buffer.byteLength(leaf), 97);
      assert.equal((await printed(seen)).length, 158);
      assert.equal(await length({encoding: false}), 190);
      assert.equal(await length((source) => `data:image/svg+xml,${escaped(source)}`), 128);
    },
    unless: {configuration: rule({type: 'asset/inline', generator: {dataUrl: {encoding: false}}})},
  },
];
