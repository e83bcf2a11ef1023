import {dropEmptiedSections} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-emptied-sections';
import {keepImages} from '../../../../../../src/plugins/mirrored-packages/build/steps/keep-images';
import {htmlOf, htmlPage} from '../../../../../support/readme';

async function left(readme: string): Promise<string> {
  const page = await htmlPage(readme);
  keepImages(page);
  dropEmptiedSections(page);
  return htmlOf(page).replace(/\n+/g, '').replaceAll('<p></p>', '');
}

const logo = '[<img src="https://a.example/l.png" width="9">](https://a.example)';

describe('dropEmptiedSections', () => {
  it('drops the heading of images that are left out', async () => {
    expect(await left(`## A\n\nText.\n\n## Sponsors\n\n${logo}\n\n${logo}`)).toBe(
      '<h2>A</h2><p>Text.</p>',
    );
    expect(await left(`## Sponsors\n\n${logo}\n\n## B\n\nText.`)).toBe('<h2>B</h2><p>Text.</p>');
  });

  it.each([
    [`## A\n\n${logo} Text.`, '<h2>A</h2><p> Text.</p>'],
    ['## A\n\n## B', '<h2>A</h2><h2>B</h2>'],
    [`## A\n\n${logo}\n\n### B\n\nText.`, '<h2>A</h2><h3>B</h3><p>Text.</p>'],
    [
      '## A\n\n![b](https://a.example/b.png)',
      '<h2>A</h2><p><img src="https://a.example/b.png" alt="b"></p>',
    ],
    ['## A\n\n---', '<h2>A</h2><hr>'],
  ])('leaves other sections: %j', async (readme, html) => {
    expect(await left(readme)).toBe(html);
  });
});
