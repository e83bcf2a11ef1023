import {markdownOf, markdownPage} from '../../../../../support/readme';

const written = async (readme: string) => markdownOf(await markdownPage(readme));

describe('closeMarks', () => {
  it.each([
    ['Text <b>bold\n\n## H\n\n- item', 'Text **bold**\n\n## H\n\n- item'],
    ['<i>Note\n\npara', '_Note_\n\npara'],
    ['Text <B class="x">bold\n\npara', 'Text **bold**\n\npara'],
    ['## Head <em>open\n\ntext', '## Head _open_\n\ntext'],
    ['- a <b>b\n- c', '- a **b**\n- c'],
    ['| a | b |\n| - | - |\n| <b>x | y |\n\nAfter', '| a | b |\n| - | - |\n| **x** | y |\n\nAfter'],
    ['<p><b>Para\n\nnext', '**Para**\n\nnext'],
    ['_a <b>b_ c\n\nd', '_a **b**_ c\n\nd'],
  ])('ends what %j leaves open', async (readme, markdown) => {
    expect(await written(readme)).toBe(markdown);
  });

  it.each(['a **b** c', 'a <sub>b</sub> c', '`<b>` c\n\nd'])('leaves %j', async (readme) => {
    expect(await written(readme)).toBe(readme);
  });
});
