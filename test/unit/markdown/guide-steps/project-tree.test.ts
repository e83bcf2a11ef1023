import {toHtml} from 'hast-util-to-html';
import type {FileState, StepFile} from '../../../../src/content/examples/read-example';
import {drawProjectTree} from '../../../../src/markdown/guide-steps/project-tree';

const files = (states: Record<string, FileState>): StepFile[] =>
  Object.entries(states).map(([path, state]) => ({path, state}));
const drawn = (number: number, states: Record<string, FileState>) =>
  toHtml(drawProjectTree(number, files(states), '/examples/tea.zip'));
const many = Object.fromEntries(
  Array.from({length: 12}, (_, index) => [`src/${index}.js`, 'unchanged' as const]),
);

describe('the tree of a project', () => {
  it('says in words what a step does to each file', () => {
    const html = drawn(2, {
      'a.js': 'new',
      'b.js': 'changed',
      'c.js': 'deleted',
      'd.js': 'unchanged',
    });
    expect(html).toContain('Files in step 2 <small>1 changed, 1 new, 1 deleted</small>');
    expect(html.match(/<li.*?<\/li>/g)).toEqual([
      '<li class="new"><span>a.js</span> <i>new</i></li>',
      '<li class="changed"><span>b.js</span> <i>changed</i></li>',
      '<li class="deleted"><span>c.js</span> <i>deleted</i></li>',
      '<li><span>d.js</span></li>',
    ]);
  });

  it('marks nothing in the first step, whose files are all new', () => {
    const html = drawn(1, {'a.js': 'new', 'src/b.js': 'new'});
    expect(html).toContain('Files in step 1 <small>2 files</small>');
    expect(html).not.toMatch(/class="new"|<i>/);
  });

  it('folds files away that stay as they are, where there are many', () => {
    const html = drawn(3, {...many, 'src/more.js': 'new'});
    expect(html).toContain(
      '<ul class="tree"><li>src/<ul class="branch"><li class="new"><span>more.js</span> <i>new</i></li></ul></li></ul><details><summary>12 as before</summary>',
    );
    expect(drawn(3, many)).not.toContain('as before</summary>');
    expect(drawn(3, many)).toContain('<small>all as before</small>');
  });
});
