import {keepImages} from '../../../../../../src/plugins/mirrored-packages/build/steps/keep-images';
import {fixture, htmlOf, htmlPage} from '../../../../../support/readme';

async function kept(readme: string): Promise<string> {
  const page = await htmlPage(readme);
  keepImages(page);
  return htmlOf(page).trim();
}

describe('keepImages', () => {
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

  it.each([['50%'], ['0'], ['-3'], ['100000'], ['auto'], ['3em']])(
    'does not know %s as a width',
    async (width) => {
      const image = `<img src="https://a.example/f.png" alt="b" width="${width}">`;
      expect(await kept(image)).toBe('<img src="https://a.example/f.png" alt="b">');
    },
  );

  it.each([
    ['data:image/png;base64,AA=='],
    ['pathname:///assets/readmes/1x1-00000000000000000000000000000000.webp'],
    ['file:///etc/passwd'],
    ['https://'],
  ])('leaves the text alone of an image at %s', async (address) => {
    expect(await kept(`<p>See <img src="${address}" alt="b"></p>`)).toBe('<p>See b</p>');
  });

  it('leaves no break between an image and the name below it', async () => {
    expect(await kept('<a href="https://a.example/b"><img src="c.png"><br>Ann</a>')).toBe(
      '<p><a href="https://a.example/b">Ann</a></p>',
    );
  });

  it('drops an image that says nothing', async () => {
    expect(await kept('Text ![](https://a.example/f.png)')).toBe('<p>Text </p>');
  });
});
