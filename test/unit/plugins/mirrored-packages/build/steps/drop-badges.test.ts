import {dropBadges} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-badges';
import {keepImages} from '../../../../../../src/plugins/mirrored-packages/build/steps/keep-images';
import {htmlOf, htmlPage} from '../../../../../support/readme';

describe('dropBadges', () => {
  it('drops badges below the first sentence too, and the links that held them', async () => {
    const page = await htmlPage(
      'Text.\n\n[![Status](https://img.shields.io/npm/v/x.svg)](https://example.com)\n![flow](https://example.com/f.png)',
    );
    dropBadges(page);
    keepImages(page);
    expect(htmlOf(page)).toBe(
      '<p>Text.</p>\n<p>\n<img src="https://example.com/f.png" alt="flow"></p>',
    );
  });

  it('knows a badge by its file, wherever it comes from, and leaves other drawings', async () => {
    const page = await htmlPage(
      '![tests](https://github.com/a/b/workflows/c/badge.svg) ![flow](https://github.com/a/b/flow.svg)',
    );
    dropBadges(page);
    expect(htmlOf(page)).toBe('<p> <img src="https://github.com/a/b/flow.svg" alt="flow"></p>');
  });

  it.each([
    [
      '![a](https://img.shields.io/a) | [![b](https://img.shields.io/b)](https://x.example)',
      '<p></p>',
    ],
    ['Text. ![a](https://img.shields.io/a) · ![b](https://img.shields.io/b)', '<p>Text.</p>'],
    [
      '![a](https://img.shields.io/a) | [docs](https://x.example)',
      '<p> <a href="https://x.example">docs</a></p>',
    ],
    ['Downloads: ![a](https://img.shields.io/a)', '<p></p>'],
    ['- ![a](https://img.shields.io/a)', '<p></p>'],
    ['| ![a](https://img.shields.io/a) |\n| - |', '<p></p>'],
    ['a | b ![a](https://img.shields.io/a)', '<p>a | b </p>'],
    [
      '[![logo](https://x.example/l.png)](https://x.example) ![a](https://img.shields.io/a)',
      '<p><a href="https://x.example"><img src="https://x.example/l.png" alt="logo"></a> </p>',
    ],
  ])('leaves nothing of what stood between them: %s', async (readme, html) => {
    const page = await htmlPage(readme);
    dropBadges(page);
    expect(htmlOf(page).trim()).toBe(html);
  });

  it('keeps the text of one that leads where the words before it say', async () => {
    const page = await htmlPage(
      'Chat: [![gitter](https://badges.gitter.im/a.svg)](https://example.com/a) ![b](https://badges.gitter.im/b.svg)',
    );
    dropBadges(page);
    expect(htmlOf(page)).toBe('<p>Chat: <a href="https://example.com/a">gitter</a> </p>');
  });
});
