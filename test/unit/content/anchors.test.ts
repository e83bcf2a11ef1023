import {anchorsIn} from '../../../src/content/anchors';
import {parseBody} from '../../../src/content/parse-body';
import {readBody} from '../../../src/content/read-page';

const readAnchors = async (body: string) => anchorsIn((await parseBody(body, '.mdx')).tree);

// That all headings are there, with the ids that are rendered: test/build/content-index.test.ts.
describe('the anchors of a page', () => {
  it('include ids of HTML elements', async () => {
    const {anchors, ids} = await readBody('## X\n\n<h2 id="y">Y</h2>\n\ntext', '.md');
    expect(anchors.map(({id}) => id)).toEqual(['x']);
    expect(ids).toEqual(['x', 'y']);
  });

  it('reads MDX, and throws on MDX that cannot be parsed', async () => {
    expect(await readAnchors('## With `a.b` and <kbd>key</kbd> {1 + 1}\n')).toEqual([
      expect.objectContaining({title: expect.stringMatching(/^With a\.b and key/), level: 2}),
    ]);
    await expect(readAnchors('## Open <kbd\n')).rejects.toThrow();
  });
});
