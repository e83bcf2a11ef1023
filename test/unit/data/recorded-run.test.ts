import {writtenSize} from '../../../src/data/recorded-builds';
import {recordedRun} from '../../../src/data/recorded-run';

/** Cut out of what `webpack --json` prints. */
const stats = {
  assets: [
    {name: 'main.js', size: 900, chunks: [1]},
    {name: 'later.js', size: 90, chunks: ['later']},
    {name: 'main.css', size: 8, chunks: [1]},
    {name: '0a1b.svg', size: 7, chunks: [], info: {sourceFilename: 'src/leaf.svg'}},
    {name: 'index.html', size: 9, chunks: []},
  ],
  chunks: [
    {id: 1, names: ['main'], initial: true, files: ['main.js', 'main.css']},
    {id: 'later', names: [], initial: false, files: ['later.js']},
  ],
  modules: [
    {
      name: './src/index.js + 1 modules',
      size: 70,
      chunks: [1],
      modules: [
        {name: './src/index.js', size: 30},
        {name: './src/a.js', size: 40},
      ],
    },
    {name: 'css ../node_modules/css-loader/cjs.js!./src/a.css', size: 1, chunks: [1]},
    {name: './src/a.css', size: 50, chunks: [1]},
    {name: './src/leaf.svg', size: 42, chunks: [1]},
    {name: '../node_modules/@tea/leaf/index.js', size: 50, chunks: ['later']},
    {name: 'webpack/runtime/define', size: 5, chunks: [1], moduleType: 'runtime'},
    {name: './src/a.js', size: 40, chunks: []},
  ],
};

describe('what is recorded of a build', () => {
  const {files, chunks} = recordedRun(stats);

  it('is its files, each with the modules of the project and the packages in it', () => {
    expect(files).toEqual([
      {name: 'main.js', size: 900, initial: true, modules: ['src/index.js', 'src/a.js']},
      {name: 'later.js', size: 90, initial: false, modules: ['@tea/leaf']},
      {name: 'main.css', size: 8, initial: true, modules: ['src/a.css']},
      {name: '0a1b.svg', size: 7, initial: true, modules: ['src/leaf.svg']},
    ]);
  });

  it('is its chunks, each with its files and all modules', () => {
    expect(chunks).toEqual([
      {
        name: 'main',
        initial: true,
        files: ['main.js', 'main.css'],
        modules: ['src/index.js', 'src/a.js', 'src/a.css', 'src/leaf.svg'],
      },
      {name: 'later', initial: false, files: ['later.js'], modules: ['@tea/leaf']},
    ]);
  });

  it('rejects JSON that is not from webpack', () => {
    expect(() => recordedRun({assets: []})).toThrow('chunks');
  });

  it.each([
    [258, '258 bytes'],
    [4361, '4.26 KiB'],
    [18068, '17.6 KiB'],
  ])('%i bytes are written as webpack writes them: %s', (bytes, written) => {
    expect(writtenSize(bytes)).toBe(written);
  });
});
