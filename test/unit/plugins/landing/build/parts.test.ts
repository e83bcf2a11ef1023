import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import {VFile} from 'vfile';
import type {Root} from 'hast';
import {landingParts} from '../../../../../src/plugins/landing/build/parts';

const heading = (title: string) =>
  h('div', {className: 'heading'}, [h('h2', [h('a', {href: '#a'}, title)])]);
const cut = (children: Root['children'], path = 'docs/index.mdx') => {
  const tree: Root = {type: 'root', children};
  landingParts()(tree, new VFile({path}));
  return toHtml(tree);
};

describe('the parts of the landing page', () => {
  it('put a heading and its first words into the rail, and the rest on the stage', () => {
    expect(cut([heading('A'), h('p', 'Words.'), h('pre', 'code'), h('p', 'More.')])).toBe(
      '<section><div class="wrap"><div class="rail"><h2>A</h2><p>Words.</p></div>' +
        '<div class="stage"><pre>code</pre><p>More.</p></div></div></section>',
    );
  });

  it('are as many as there are headings; the text before them stays', () => {
    const html = cut([h('hr'), heading('A'), h('p', 'One.'), heading('B'), h('ul')]);
    expect(html.match(/<section>/g)).toHaveLength(2);
    expect(html.startsWith('<hr><section>')).toBe(true);
    expect(html).toContain('<p>One.</p></div><div class="stage"></div>');
  });

  it('put a drawing below its heading and the one before', () => {
    const drawing = h('section', {className: ['bundle']});
    expect(
      cut([heading('A'), h('p', 'One.'), heading('B'), h('pre', 'npm'), drawing, heading('C')]),
    ).toBe(
      '<section class="wide"><div class="wrap">' +
        '<div class="rail"><h2>A</h2><p>One.</p></div><div class="rail"><h2>B</h2><pre>npm</pre></div>' +
        '<div class="stage"><section class="bundle"></section></div></div></section>' +
        '<section><div class="wrap"><div class="rail"><h2>C</h2></div><div class="stage"></div></div></section>',
    );
  });

  it('are only of the landing page', () => {
    expect(cut([heading('A')], 'docs/concepts/index.md')).not.toContain('section');
  });
});
