import {unwrapMdxCodeBlocks} from '@docusaurus/utils';
import {closedFences} from '../../../../../../src/plugins/mirrored-packages/build/steps/closed-fences';
import {markdownOf, markdownPage} from '../../../../../support/readme';

const fenced = '```mdx-code-block\n<b>x</b>\n```';

describe('closedFences', () => {
  it.each([
    ['a fence', `~~~~md\n${fenced}\n~~~~`],
    ['an indented block', fenced.replace(/^/gm, '    ')],
    ['a summary', `<details><summary>a\n${fenced}</summary>\n\n</details>`],
    ['a fence in a list', `- a\n\n  ~~~~md\n  ${fenced.replaceAll('\n', '\n  ')}\n  ~~~~`],
  ])('leaves Docusaurus nothing to take out of %s', async (_, readme) => {
    const page = await markdownPage(readme);
    closedFences(page);
    const written = markdownOf(page);
    expect(unwrapMdxCodeBlocks(written)).toBe(written);
    expect(written).toContain('mdx-code-block');
  });

  it('is needed: the fence would be gone', async () => {
    const written = markdownOf(await markdownPage(`~~~~md\n${fenced}\n~~~~`));
    expect(unwrapMdxCodeBlocks(written)).not.toBe(written);
  });
});
