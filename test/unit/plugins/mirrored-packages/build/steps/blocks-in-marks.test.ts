import {blocksInMarks} from '../../../../../../src/plugins/mirrored-packages/build/steps/blocks-in-marks';
import {toMarkdown} from '../../../../../../src/plugins/mirrored-packages/build/steps/to-markdown';
import {htmlPage, markdownOf} from '../../../../../support/readme';

async function written(readme: string): Promise<string> {
  const page = await htmlPage(readme);
  blocksInMarks(page);
  toMarkdown(page);
  return markdownOf(page);
}

describe('blocksInMarks', () => {
  it.each([
    ['<strong>\nText\n\n## H\n\n</strong>\n\nMore', '**Text**\n\n## H\n\nMore'],
    ['<b>\n\n- one\n- two\n\n</b>\n\nafter', '- one\n- two\n\nafter'],
    ['<i>\n\nOne.\n\n```js\na;\n```\n\n</i>', '_One._\n\n```js\na;\n```'],
    ['<div><b><h3>Sub</h3><p>Text <i>x</i></p></b></div>', '### Sub\n\n**Text _x_**'],
    ['<em><blockquote>quoted</blockquote></em>', '> _quoted_'],
  ])('keeps the blocks of %j', async (readme, markdown) => {
    expect(await written(readme)).toBe(markdown);
  });

  it('leaves a mark around text alone', async () => {
    expect(await written('A **b _c_** [d](https://x.example).')).toBe(
      'A **b _c_** [d](https://x.example).',
    );
  });
});
