import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import {highlight} from '../../../../../src/content/fences/highlight';
import {asFinishedHtml, finishedElement} from '../../../../../src/markdown/finished-html';
import {
  finishedInThreeColors,
  inThreeColors,
} from '../../../../../src/plugins/landing/build/three-colors';

describe('code in three colors', () => {
  it('has no marks around punctuation, and the same text', () => {
    expect(toHtml(inThreeColors(highlight("call('a', 1);", 'js')))).toBe(
      'call(<span class="string">\'a\'</span>, <span class="literal">1</span>);',
    );
  });

  it('marks the name of a tag, and not all of it', () => {
    expect(toHtml(inThreeColors(highlight('<p lang="en">', 'html')))).toBe(
      '<span class="keyword">&#x3C;p</span> lang<span class="string">="en"</span>>',
    );
  });

  it('is made of finished blocks, too', () => {
    const figure = h('figure.code', [h('i', ';'), h('mark.line', 'a')]);
    const node = finishedInThreeColors(asFinishedHtml(figure));
    expect(toHtml(finishedElement(node)!.children)).toBe(';<mark class="line">a</mark>');
    expect(node).toMatchObject({name: 'figure'});
    const paragraph = h('p', 'a');
    expect(finishedInThreeColors(paragraph)).toBe(paragraph);
  });
});
