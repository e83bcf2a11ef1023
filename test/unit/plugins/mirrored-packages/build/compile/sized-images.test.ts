import {renderReadme} from '../../../../../support/markdown';

const mirrored = '/site/docs/loaders/_css-loader.md';
const copy = `/assets/readmes/300x20-${'0a'.repeat(16)}.webp`;

async function imagesIn(markdown: string): Promise<string[]> {
  const {html} = await renderReadme(markdown, mirrored);
  return html.match(/<img[^>]*>/g) ?? [];
}

describe('images of a mirrored page', () => {
  it('tell how large they are and wait until they are needed', async () => {
    expect(await imagesIn(`See ![the flow](pathname://${copy} "Flow").`)).toEqual([
      `<img src="${copy}" alt="the flow" title="Flow" width="300" height="20" loading="lazy"/>`,
    ]);
  });

  it.each([
    ['https://a.example/b.png'],
    ['pathname:///img/icon.png'],
    [`pathname://a.example${copy}`],
    [`pathname://${copy}?x`],
    [`pathname:///assets/readmes/../${copy}`],
    [`pathname://${copy.replace('webp', 'svg')}`],
  ])('load from copies and nowhere else: %s', async (address) => {
    expect(await imagesIn(`See ![the flow](${address}).`)).toEqual([]);
  });

  it('have nothing that a README wrote besides their words', async () => {
    const image = `<img src="${copy}" alt="a" onload="alert()" srcset="x.png 2x" width="9" class="b">`;
    expect(await imagesIn(image)).toEqual([
      `<img src="${copy}" alt="a" width="300" height="20" loading="lazy"/>`,
    ]);
  });
});
