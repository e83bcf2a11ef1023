import type {PlacedImage} from '../../../../../../src/plugins/mirrored-packages/build/images/image-copies';
import {dropBadges} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-badges';
import {dropHeader} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-images';
import {
  keepImages,
  placeImages,
} from '../../../../../../src/plugins/mirrored-packages/build/steps/images';
import {
  fixture,
  htmlAfter,
  htmlPage,
  htmlOf,
  markdownOf,
  markdownPage,
} from '../../../../../support/readme';

describe('dropHeader', () => {
  it.each([
    'babel-loader-header',
    'css-loader-header',
    'html-webpack-plugin-header',
    'mini-css-extract-plugin-header',
  ])('leaves no logo and no badge of %s', async (name) => {
    expect(htmlOf(await htmlPage(await fixture(name)))).toContain('<img');
    expect(await htmlAfter(await fixture(name), dropHeader)).not.toContain('<img');
  });

  it('drops what stands between badges with them', async () => {
    const readme = '[![a](a.svg)](a) | [![b](b.svg)](b) · ![c](c.svg)\n\nText.';
    expect(await htmlAfter(readme, dropHeader)).toBe('<p>Text.</p>');
  });

  it('keeps the first paragraph inside the block of logos, a quotation, a sentence with an image', async () => {
    expect(await htmlAfter(await fixture('html-webpack-plugin-header'), dropHeader)).toContain(
      '<p>Plugin that simplifies creation of HTML files to serve your bundles</p>',
    );
    expect(await htmlAfter(await fixture('babel-loader-header'), dropHeader)).toContain(
      'This README is for babel-loader v8/v9/v10',
    );
    expect(await htmlAfter('![logo](l.svg) This loader loads.\n', dropHeader)).toContain(
      'This loader loads.',
    );
  });
});

describe('dropBadges', () => {
  it('drops badges below the first sentence too, and the links that held them', async () => {
    const readme =
      'Text.\n\n[![Status](https://img.shields.io/npm/v/x.svg)](https://example.com)\n![flow](https://example.com/f.png)';
    expect(await htmlAfter(readme, dropBadges, keepImages)).toBe(
      '<p>Text.</p>\n<p>\n<img src="https://example.com/f.png" alt="flow"></p>',
    );
  });

  it.each([
    // A badge is known by its file, wherever it comes from.
    [
      '![tests](https://github.com/a/b/workflows/c/badge.svg) ![flow](https://github.com/a/b/flow.svg)',
      '<p> <img src="https://github.com/a/b/flow.svg" alt="flow"></p>',
    ],
    [
      '![a](https://img.shields.io/a) | [![b](https://img.shields.io/b)](https://x.example)',
      '<p></p>',
    ],
    ['Text. ![a](https://img.shields.io/a) · ![b](https://img.shields.io/b)', '<p>Text.</p>'],
    [
      '![a](https://img.shields.io/a) <b>|</b> [b](https://a.example)',
      '<p> <a href="https://a.example">b</a></p>',
    ],
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
    // One that leads where the words before it say keeps its text.
    [
      'Chat: [![gitter](https://badges.gitter.im/a.svg)](https://example.com/a) ![b](https://badges.gitter.im/b.svg)',
      '<p>Chat: <a href="https://example.com/a">gitter</a> </p>',
    ],
  ])('leaves nothing of what stood between them: %s', async (readme, html) => {
    expect(await htmlAfter(readme, dropBadges)).toBe(html);
  });
});

describe('keepImages', () => {
  const kept = (readme: string) => htmlAfter(readme, keepImages);

  it('keeps a linked image and drops links that showed nothing else', async () => {
    const html = await kept(await fixture('html-webpack-plugin-images'));
    expect(html).not.toMatch(/avatar|sponsor\/0/);
    expect(html).toMatch(
      /\/blob\/master\/flow\.puml"><img src="[^"]+" alt="Concept flow uml"><\/a>/,
    );
    expect(html).toContain('Thanks for supporting');
  });

  it('keeps of an image what it says, and how wide it is to be', async () => {
    const image =
      '<img src="https://a.example/f.png#x" alt=" the flow " title="Flow" width="300px" class="b">';
    expect(await kept(`See ${image}`)).toBe(
      '<p>See <img src="https://a.example/f.png#width=300" alt="the flow" title="Flow"></p>',
    );
  });

  it.each([['50%'], ['0'], ['100000']])('does not know %s as a width', async (width) => {
    const image = `<img src="https://a.example/f.png" alt="b" width="${width}">`;
    expect(await kept(image)).toBe('<img src="https://a.example/f.png" alt="b">');
  });

  it.each([
    ['data:image/png;base64,AA=='],
    ['pathname:///assets/readmes/1x1-00000000000000000000000000000000.webp'],
    ['file:///etc/passwd'],
    ['https://'],
  ])('leaves the text alone of an image at %s', async (address) => {
    expect(await kept(`<p>See <img src="${address}" alt="b"></p>`)).toBe('<p>See b</p>');
  });

  it.each([
    [
      '<a href="https://a.example/b"><img src="c.png"><br>Ann</a>',
      '<p><a href="https://a.example/b">Ann</a></p>',
    ],
    ['Text ![](https://a.example/f.png)', '<p>Text </p>'],
  ])(
    'leaves neither an image that says nothing nor the break below it: %s',
    async (readme, html) => {
      expect(await kept(readme)).toBe(html);
    },
  );
});

const address = `/assets/readmes/30x20-${'0'.repeat(32)}.webp`;
const copies = (isMoving = false) =>
  new Map<string, PlacedImage>([['https://a.example/f.png', {address, isMoving}]]);

async function placed(readme: string, known = copies()) {
  const page = await markdownPage(readme);
  const hasImages = placeImages(page, known);
  return {text: markdownOf(page), hasImages};
}

describe('placeImages', () => {
  it('shows the copy of an image with its text and its title', async () => {
    expect(await placed('See ![the flow](https://a.example/f.png "Flow").')).toEqual({
      text: `See ![the flow](pathname://${address} "Flow").`,
      hasImages: true,
    });
  });

  it('makes an image without a copy a link to it, named by its text', async () => {
    expect(await placed('See ![the flow](https://a.example/g.png#width=300).')).toEqual({
      text: 'See [the flow (image)](https://a.example/g.png).',
      hasImages: false,
    });
  });

  it('keeps the link around an image, with or without a copy', async () => {
    const readme =
      '[![A](https://a.example/f.png)![B](https://a.example/g.png)](https://a.example)';
    const {text} = await placed(readme);
    expect(text).toBe(`[![A](pathname://${address})B](https://a.example)`);
  });

  it('has the first picture of an animation lead to it', async () => {
    const {text} = await placed('![A](https://a.example/f.png)', copies(true));
    expect(text).toBe(
      `[![A](pathname://${address} "Shows the animation")](https://a.example/f.png)`,
    );
  });
});
