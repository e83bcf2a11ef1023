import type {ImageCopy} from '../../../../../../src/plugins/mirrored-packages/build/images/image-copies';
import {resolveAddresses} from '../../../../../../src/plugins/mirrored-packages/build/steps/addresses';
import {
  removeBadges,
  removeHeaderImages,
} from '../../../../../../src/plugins/mirrored-packages/build/steps/remove-badges';
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

describe('removeHeaderImages', () => {
  it.each([
    'babel-loader-header',
    'css-loader-header',
    'html-webpack-plugin-header',
    'mini-css-extract-plugin-header',
  ])('leaves no logo and no badge of %s', async (name) => {
    expect(htmlOf(await htmlPage(await fixture(name)))).toContain('<img');
    expect(await htmlAfter(await fixture(name), removeHeaderImages)).not.toContain('<img');
  });

  it('drops what is between badges with them', async () => {
    const readme = '[![a](a.svg)](a) | [![b](b.svg)](b) · ![c](c.svg)\n\nText.';
    expect(await htmlAfter(readme, removeHeaderImages)).toBe('<p>Text.</p>');
  });

  it('keeps the first paragraph inside the block of logos, a quotation, a sentence with an image', async () => {
    expect(
      await htmlAfter(await fixture('html-webpack-plugin-header'), removeHeaderImages),
    ).toContain('<p>Plugin that simplifies creation of HTML files to serve your bundles</p>');
    expect(await htmlAfter(await fixture('babel-loader-header'), removeHeaderImages)).toContain(
      'This README is for babel-loader v8/v9/v10',
    );
    expect(await htmlAfter('![logo](l.svg) This loader loads.\n', removeHeaderImages)).toContain(
      'This loader loads.',
    );
  });
});

describe('removeBadges', () => {
  const badge = '![a](https://img.shields.io/a.svg)';
  const docs = '<a href="https://x.example">docs</a>';

  it('drops badges below the first sentence too, and the links that held them', async () => {
    const readme = `Text.\n\n[${badge}](https://example.com)\n![flow](https://example.com/f.png)`;
    expect(await htmlAfter(readme, removeBadges, keepImages)).toBe(
      '<p>Text.</p>\n<p>\n<img src="https://example.com/f.png" alt="flow"></p>',
    );
  });

  it.each([
    // A badge is known by its file, wherever it comes from.
    [
      '![a](https://a.example/workflows/c/badge.svg) ![b](c.svg)',
      '<p> <img src="c.svg" alt="b"></p>',
    ],
    [`${badge} | [${badge}](https://x.example)`, '<p></p>'],
    [`Text. ${badge} · ${badge}`, '<p>Text.</p>'],
    [`${badge} <b>|</b> [docs](https://x.example)`, `<p> ${docs}</p>`],
    [`${badge} | [docs](https://x.example)`, `<p> ${docs}</p>`],
    [`Downloads: ${badge}`, '<p></p>'],
    [`- ${badge}`, '<p></p>'],
    [`| ${badge} |\n| - |`, '<p></p>'],
    [`a | b ${badge}`, '<p>a | b </p>'],
    [`[![b](l.png)](c) ${badge}`, '<p><a href="c"><img src="l.png" alt="b"></a> </p>'],
    // One that leads where the words before it say keeps its text.
    [
      `Chat: [![b](https://badges.gitter.im/b.svg)](https://x.example) ${badge}`,
      '<p>Chat: <a href="https://x.example">b</a> </p>',
    ],
  ])('leaves nothing of what stood between them: %s', async (readme, html) => {
    expect(await htmlAfter(readme, removeBadges)).toBe(html);
  });
});

describe('keepImages', () => {
  const keptHtml = (readme: string) => htmlAfter(readme, keepImages);

  it('keeps a linked image and drops links that showed nothing else', async () => {
    const html = await keptHtml(await fixture('html-webpack-plugin-images'));
    expect(html).not.toMatch(/avatar|sponsor\/0/);
    expect(html).toMatch(
      /\/blob\/master\/flow\.puml"><img src="[^"]+" alt="Concept flow uml"><\/a>/,
    );
    expect(html).toContain('Thanks for supporting');
  });

  it('keeps of an image what it says, and how wide it is to be', async () => {
    const image =
      '<img src="https://a.example/f.png#x" alt=" the flow " title="Flow" width="300px" class="b">';
    expect(await keptHtml(`See ${image}`)).toBe(
      '<p>See <img src="https://a.example/f.png#width=300" alt="the flow" title="Flow"></p>',
    );
  });

  it.each([['50%'], ['0'], ['100000']])('does not know %s as a width', async (width) => {
    const image = `<img src="https://a.example/f.png" alt="b" width="${width}">`;
    expect(await keptHtml(image)).toBe('<img src="https://a.example/f.png" alt="b">');
  });

  it.each([
    ['data:image/png;base64,AA=='],
    ['pathname:///assets/readmes/1x1-00000000000000000000000000000000.webp'],
    ['file:///etc/passwd'],
    ['https://'],
  ])('leaves the text alone of an image at %s', async (address) => {
    const readme = `<p>See <img src="${address}" alt="b"></p>`;
    expect(await htmlAfter(readme, resolveAddresses, keepImages)).toBe('<p>See b</p>');
  });

  it.each([
    ['<a href="b"><img src="c.png"><br>Ann</a>', '<p><a href="b">Ann</a></p>'],
    ['Text ![](https://a.example/f.png)', '<p>Text </p>'],
  ])('leaves neither an image that says nothing nor a break below it: %s', async (readme, html) => {
    expect(await keptHtml(readme)).toBe(html);
  });
});

const address = `/assets/readmes/30x20-${'0'.repeat(32)}.webp`;
const copies = (isMoving = false) =>
  new Map<string, ImageCopy>([['https://a.example/f.png', {address, isMoving}]]);

async function placed(readme: string, imageCopies = copies()) {
  const page = await markdownPage(readme);
  const hasImages = placeImages(page, imageCopies);
  return {text: markdownOf(page), hasImages};
}

describe('placeImages', () => {
  it.each([
    [
      'the copy of an image, with its text and its title',
      'See ![the flow](https://a.example/f.png "Flow").',
      {text: `See ![the flow](pathname://${address} "Flow").`, hasImages: true},
    ],
    [
      'a link to an image without a copy, named by its text',
      'See ![the flow](https://a.example/g.png#width=300).',
      {text: 'See [the flow (image)](https://a.example/g.png).', hasImages: false},
    ],
    [
      'the link around images, with or without a copy',
      '[![A](https://a.example/f.png)![B](https://a.example/g.png)](https://a.example)',
      {text: `[![A](pathname://${address})B](https://a.example)`, hasImages: true},
    ],
  ])('shows %s', async (_, readme, expected) => {
    expect(await placed(readme)).toEqual(expected);
  });

  it('has the first picture of an animation lead to it', async () => {
    const {text} = await placed('![A](https://a.example/f.png)', copies(true));
    expect(text).toBe(
      `[![A](pathname://${address} "Shows the animation")](https://a.example/f.png)`,
    );
  });
});
