import assert from 'node:assert/strict';

export default [
  {
    says: 'which defaults to the name of the library, or else to the name in package.json.',
    files: {
      'src/index.js': 'import("./tickets.js");',
      'src/tickets.js': 'console.log(1);',
      'package.json': '{"name": "museum"}',
    },
    configuration: {output: {library: {type: 'var', name: 'Exhibition'}}},
    async holds({assets, build}) {
      assert.match(assets['main.js'], /webpackChunkExhibition\b/);
      const unnamed = await build({configuration: {output: {}}});
      assert.match(unnamed.assets['main.js'], /webpackChunkmuseum\b/);
    },
    unless: {configuration: {output: {}}},
  },
];
