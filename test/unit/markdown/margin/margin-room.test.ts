import type {Root} from 'hast';
import {h} from 'hastscript';
import {marginRoom} from '../../../../src/markdown/margin/margin-room';

const long = 'Words beside the margin. '.repeat(40);
const root = (...children: unknown[]) => ({type: 'root', children}) as Root;
/** Whether a note of this height has room beside each block of text. */
const taken = (tree: Root, height: number) => {
  const room = marginRoom(tree);
  return room.blocks.map((block) => room.take(block, height));
};

describe('the room of the margin', () => {
  it('is beside paragraphs and items of lists, inner ones too', () => {
    const list = h('ul', [
      h('li', ['one ', h('ul', [h('li', 'two')])]),
      h('li', [h('p', 'three')]),
    ]);
    const {blocks} = marginRoom(root(h('p', 'zero'), list, h('blockquote', [h('p', 'none')])));
    expect(blocks.map(({element: {tagName}}) => tagName)).toEqual(['p', 'li', 'li', 'p']);
  });

  it('ends where the page ends, and at what is wide', () => {
    expect(taken(root(h('p', 'short')), 200)).toEqual([false]);
    expect(taken(root(h('p', 'short'), h('p', long)), 200)).toEqual([true, true]);
    const wide = h('figure.code.across');
    expect(taken(root(h('p', 'short'), wide, h('p', long)), 200)).toEqual([false, true]);
    const narrow = h('figure.code');
    expect(taken(root(h('p', 'short'), narrow, h('p', long)), 200)).toEqual([true, true]);
  });

  it('is taken by what stands there already, and free below it', () => {
    const tree = root(h('div.files'), h('p', 'short'), h('p', long));
    expect(taken(tree, 200)).toEqual([false, true]);
    expect(taken(root(h('div.facts.long'), h('p', 'short'), h('p', long)), 200)[0]).toBe(true);
  });

  it('is taken by one note after the other, each beginning beside its block', () => {
    const tree = root(h('p', 'short'), h('p', 'short'), h('p', long), h('p', long));
    expect(taken(tree, 100)).toEqual([true, false, true, true]);
  });

  it('does not begin before the place that the note is about', () => {
    const tree = root(h('p', long), h('figure.figure'));
    const room = marginRoom(tree);
    const [block] = room.blocks;
    expect(room.take(block!, 200, long.length - 80)).toBe(false);
    expect(room.take(block!, 200, 80)).toBe(true);
  });
});
