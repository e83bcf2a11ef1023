import {replaceImages} from '../../../../../src/plugins/mirrored-packages/steps/replace-images';
import {fixture, htmlOf, htmlPage} from '../../../../support/readme';

async function replaced(readme: string): Promise<string> {
  const page = await htmlPage(readme);
  replaceImages(page);
  return htmlOf(page).trim();
}

describe('replaceImages', () => {
  it('keeps the text of a linked image and drops links that showed nothing else', async () => {
    const html = await replaced(await fixture('html-webpack-plugin-images'));
    expect(html).not.toMatch(/<img|avatar|sponsor\/0/);
    expect(html).toContain('/blob/master/flow.puml">Concept flow uml</a>');
    expect(html).toContain('Thanks for supporting');
  });

  it('makes an image a link to it, named by its text', async () => {
    expect(await replaced('See ![the flow](https://a.example/f.png).')).toBe(
      '<p>See <a href="https://a.example/f.png">the flow (image)</a>.</p>',
    );
  });

  it('leaves no break between an image and the name below it', async () => {
    expect(await replaced('<a href="https://a.example/b"><img src="c.png"><br>Ann</a>')).toBe(
      '<p><a href="https://a.example/b">Ann</a></p>',
    );
  });

  it('leaves text only in headings', async () => {
    expect(await replaced('## ![New](n.svg) Name')).toBe('<h2>New Name</h2>');
  });

  it('drops an image that says nothing', async () => {
    expect(await replaced('Text ![](https://a.example/f.png)')).toBe('<p>Text </p>');
  });
});
