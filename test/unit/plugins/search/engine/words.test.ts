import {normalizeName, termsOfText, wordsOf} from '../../../../../src/plugins/search/engine/words';

describe('the words of a text', () => {
  it.each([
    ['output.path', ['output', 'path', 'outputpath']],
    ['splitChunks', ['split', 'chunks', 'splitchunks']],
    ['HTMLWebpackPlugin', ['html', 'webpack', 'plugin', 'htmlwebpackplugin']],
    ['__webpack_public_path__', ['webpack', 'public', 'path', 'webpackpublicpath']],
    ['--no-devtool', ['no', 'devtool', 'nodevtool']],
    ['css-loader', ['css', 'loader', 'cssloader']],
    ['ES2015', ['es2015']],
    ['naïve', ['naive']],
    ['日本語', ['日本語']],
  ])('%s is found by %j', (text, expected) => {
    expect(termsOfText(text)).toEqual(expected);
  });

  it.each([
    ['colour', 'color'],
    ['optimisation', 'optimization'],
    ['unrecognised', 'unrecognized'],
    ['analysing', 'analyzing'],
  ])('%s is spelled %s', (british, american) => {
    expect(termsOfText(british)).toEqual([american]);
  });

  it.each(['promise', 'otherwise', 'precise', 'analysis'])('%s stays as it is', (word) => {
    expect(termsOfText(word)).toEqual([word]);
  });

  it('have their positions', () => {
    const [, word] = wordsOf('see output.publicPath');
    expect(word).toMatchObject({start: 4, end: 21});
    expect(word!.parts.map(({start, end}) => [start, end])).toEqual([
      [4, 10],
      [11, 17],
      [17, 21],
    ]);
  });

  it.each(['', '   ', '!?#', '🎉', '\ud83d', '\u0000'])('are none in %j', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  it('make one name of several spellings', () => {
    expect(new Set(['Tree Shaking', 'treeShaking', 'tree-shaking'].map(normalizeName)).size).toBe(
      1,
    );
    expect(normalizeName('The Manifest')).toBe('manifest');
  });
});
