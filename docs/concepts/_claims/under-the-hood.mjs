import assert from 'node:assert/strict';

const station = {
  'src/player.js':
    'import { setVolume } from "./volume.js"; setVolume(5); document.querySelector("#chat").onclick = () => import("./chat.js");',
  'src/embed.js': 'import { setVolume } from "./volume.js"; setVolume(2);',
  'src/chat.js':
    'import { setVolume } from "./volume.js"; setVolume(1); document.body.append("Chat is open");',
  'src/volume.js':
    'export function setVolume(level) { document.body.dataset.volume = Math.min(level, 11); }',
};
const entries = {player: './src/player.js', embed: './src/embed.js'};

/** Names of the source files in each chunk. */
const chunksOf = ({compilation}) =>
  [...compilation.chunks].map((chunk) =>
    [...compilation.chunkGraph.getChunkModules(chunk)]
      .flatMap((module) => [...(module.modules ?? [module])])
      .flatMap(({resource}) => resource?.split('/').pop() ?? [])
      .sort(),
  );

export default [
  {
    says: 'The example for the rest of this page is a radio station with two entries, of which the player loads a chat on demand:',
    files: station,
    configuration: {entry: entries},
    holds: ({stats}) =>
      assert.deepEqual(chunksOf(stats).sort(), [
        ['chat.js'],
        ['embed.js', 'volume.js'],
        ['player.js', 'volume.js'],
      ]),
    unless: {configuration: {optimization: {splitChunks: {chunks: 'all', minSize: 0}}}},
  },
  {
    says: 'A chunk usually becomes one JavaScript asset, plus a source map, plus CSS if there is any.',
    files: {
      'src/index.js': 'import "./page.css"; console.log(1);',
      'src/page.css': '.a { color: red }',
    },
    configuration: {devtool: 'source-map'},
    holds: ({assets}) =>
      assert.deepEqual(Object.keys(assets).sort(), [
        'main.css',
        'main.css.map',
        'main.js',
        'main.js.map',
      ]),
    unless: {files: {'src/index.js': 'console.log("no styles");'}},
  },
];
