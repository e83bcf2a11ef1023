import {finish, prepare} from '../../../../../../src/plugins/mirrored-packages/build/pipeline';
import {keptPage, pageOf} from '../../../../../../src/plugins/mirrored-packages/build/readme-page';
import {addressOf} from '../../../../../../src/plugins/mirrored-packages/build/page-names';
import {factsOf, pinOf} from '../../../../../support/readme';

const pin = pinOf({name: 'tea-loader'});

/** The targets of the links of a page that is made of a README. */
async function targets(readme: string): Promise<string[]> {
  // As another process hands it over, or the cache.
  const page = pageOf(pin, keptPage(await prepare(pin, factsOf(readme))));
  const [text = ''] = finish(page, [pin], new Map([[addressOf(pin), page.headingIds]])).split(
    '## About this page',
  );
  return [...text.matchAll(/\]\((.*?)\)/g)].map(([, target]) => target!);
}

describe('links to what a README names itself', () => {
  it.each([
    ['a heading', '[a](#own)\n\n<h2 id="own">Custom</h2>\n\ntext', '#custom'],
    ['an anchor above', '[a](#own)\n\n<a name="own"></a>\n## Custom\n\ntext', '#custom'],
    ['an anchor in it', '[a](#own)\n\n## <a id="own"></a>Custom\n\ntext', '#custom'],
    ['a block around it', '[a](#own)\n\n<div id="own">\n\n## Custom\n\n</div>', '#custom'],
    ['a place below it', '[a](#own)\n\n## Custom\n\n- <a name="own"></a>item', '#custom'],
    ['one of two', '[a](#own)\n\n## Same\n\n<a name="own"></a>\n\n## Same\n\ntext', '#same-1'],
    ['a footnote', 'Text[^1].\n\n[^1]: Note.', '#footnotes'],
    ['an id as GitHub writes it', '[a](#user-content-custom)\n\n## Custom\n\ntext', '#custom'],
  ])('lead to the heading: %s', async (_what, readme, target) => {
    expect(await targets(readme)).toEqual([target]);
  });

  it('lead to a heading of the name rather than to a place', async () => {
    expect(await targets('[a](#own)\n\n## Other\n\n<a name="own"></a>text\n\n## Own')).toEqual([
      '#own',
    ]);
  });

  it('keep the heading of a place without text', async () => {
    expect(await targets('[a](#one)\n\n## One\n\n<a name="x"></a>\n\n## Two')).toEqual(['#one']);
  });
});
