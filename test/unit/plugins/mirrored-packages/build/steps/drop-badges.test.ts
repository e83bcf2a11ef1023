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

  it('keeps the text of one that leads where the words before it say', async () => {
    const page = await htmlPage(
      'Chat: [![gitter](https://badges.gitter.im/a.svg)](https://example.com/a) ![b](https://badges.gitter.im/b.svg)',
    );
    dropBadges(page);
    expect(htmlOf(page)).toBe('<p>Chat: <a href="https://example.com/a">gitter</a> </p>');
  });
});
