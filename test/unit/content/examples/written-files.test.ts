import {parseWrittenFiles} from '../../../../src/content/examples/written-files';
import {newest} from '../../../../src/versions';
import {older} from '../../../support/older-version';

const terminal = `$ npx webpack
assets by path *.js 48.8 KiB
  asset trails.js 21.7 KiB [emitted] [minimized] (name: trails)
  asset 861.js 8.76 KiB [compared for emit] [minimized] (id hint: vendors)
asset trails.html 250 bytes [emitted] [minimized]
Entrypoint trails 22 KiB = trails.js 21.7 KiB
orphan modules 166 KiB [orphan] 5 modules
cached modules 1.2 KiB [cached] 3 modules
./src/trails.js 661 bytes [built] [code generated]
./src/list.js 20 bytes [cached]
webpack ${newest.webpack} compiled successfully in 6428 ms
$ npx webpack --mode development
asset trails.js 90 KiB [emitted] (name: trails)
`;

const rows = `$ node build.js
done
$ npx webpack
Version: webpack ${older.webpack}
    Asset      Size  Chunks             Chunk Names
recipe.js  6.66 KiB       0  [emitted]  main
Entrypoint main = recipe.js
[0] ./src/index.js 372 bytes {0} [built]
`;

describe('the files that a terminal shows a build to write', () => {
  it('are those of the newest webpack, of the first command', () => {
    expect(parseWrittenFiles(terminal)).toEqual([
      {name: 'trails.js', size: '21.7 KiB', bytes: 21.7 * 1024},
      {name: '861.js', size: '8.76 KiB', bytes: 8.76 * 1024},
      {name: 'trails.html', size: '250 bytes', bytes: 250},
    ]);
  });

  it('are those of an older webpack, of the command that lists any', () => {
    expect(parseWrittenFiles(rows)).toEqual([
      {name: 'recipe.js', size: '6.66 KiB', bytes: 6.66 * 1024},
    ]);
  });

  it.each(['', '$ ls dist\nmain.js\n', '$ npx webpack\n…\nwebpack compiled successfully'])(
    'are none in %j',
    (text) => {
      expect(parseWrittenFiles(text)).toEqual([]);
    },
  );

  it('are named once where a build watches, with the sizes of its first run', () => {
    const watched = [
      '$ npx webpack watch',
      'asset main.1a2b3c4d.js 7.55 KiB [emitted] (name: main)',
      'asset index.html 227 bytes [emitted]',
      'assets by status 227 bytes [cached] 1 asset',
      'asset main.5e6f7a8b.js 7.6 KiB [emitted] (name: main)',
    ].join('\n');
    expect(parseWrittenFiles(watched).map(({name, size}) => `${name} ${size}`)).toEqual([
      'main.1a2b3c4d.js 7.55 KiB',
      'index.html 227 bytes',
    ]);
  });
});
