import {anchorsIn} from '../../../src/content/anchors';
import {parseBody} from '../../../src/content/parse-body';
import {readBody} from '../../../src/content/read-page';

const readAnchors = async (body: string, extension: '.md' | '.mdx') =>
  anchorsIn((await parseBody(body, extension)).tree);

describe('the anchors of a page', () => {
  it('gives headings to level 3 with the ids that are rendered', async () => {
    const body = [
      '# One',
      '## `output.path` and *more*',
      '### Custom {#my-id}',
      '#### Too deep',
      '## One',
    ].join('\n\n');
    expect(await readAnchors(body, '.md')).toEqual([
      {title: 'One', id: 'one', level: 1},
      {title: 'output.path and more', id: 'outputpath-and-more', level: 2},
      {title: 'Custom', id: 'my-id', level: 3},
      {title: 'One', id: 'one-1', level: 2},
    ]);
  });

  it('leaves to links the ids in HTML as well', async () => {
    const {anchors, ids} = await readBody('## X\n\n<h2 id="y">Y</h2>\n\ntext', '.md');
    expect(anchors.map(({id}) => id)).toEqual(['x']);
    expect(ids).toEqual(['x', 'y']);
  });

  it('reads MDX, and refuses what MDX cannot parse', async () => {
    expect(await readAnchors('## With <kbd>key</kbd> {1 + 1}\n', '.mdx')).toHaveLength(1);
    await expect(readAnchors('## Open <kbd\n', '.mdx')).rejects.toThrow();
  });
});
