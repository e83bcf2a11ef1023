import {writtenSize} from '../../../src/data/recorded-builds';
import {recordedRun} from '../../../src/data/recorded-run';

/** Cut out of what `webpack --json` prints. */
const stats = {
  assets: [
    {name: 'main.js', size: 900, chunks: [1]},
    {name: 'later.js', size: 90, chunks: ['later']},
    {name: 'index.html', size: 9, chunks: []},
  ],
  chunks: [
    {id: 1, initial: true},
    {id: 'later', initial: false},
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
    {name: '../node_modules/@tea/leaf/index.js', size: 50, chunks: ['later']},
    {name: 'webpack/runtime/define', size: 5, chunks: [1], moduleType: 'runtime'},
    {name: './src/a.js', size: 40, chunks: []},
  ],
};

describe('what is recorded of a build', () => {
  it('is its scripts, with the modules of the project and the packages in them', () => {
    expect(recordedRun(stats)).toEqual({
      files: [
        {name: 'main.js', size: 900, initial: true, modules: ['src/index.js', 'src/a.js']},
        {name: 'later.js', size: 90, initial: false, modules: ['@tea/leaf']},
      ],
      modules: {'src/index.js': 30, 'src/a.js': 40, '@tea/leaf': 50},
    });
  });

  it('is not taken from what is no JSON of webpack', () => {
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
