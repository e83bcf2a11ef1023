import {assignHeadingIds} from '../../../../../../src/plugins/mirrored-packages/build/steps/headings';
import {markdownAfter} from '../../../../../support/readme';
import {renderReadme} from '../../../../../support/markdown';

const written = (readme: string) => markdownAfter(readme, assignHeadingIds);
const rendered = async (readme: string) =>
  (await renderReadme(await written(readme), '/site/docs/loaders/_a.md')).html;

describe('assignHeadingIds', () => {
  it.each([
    ['## Root {#__docusaurus}', 'root-__docusaurus', 'Root {#__docusaurus}'],
    ['## `code` {#a" b}', 'code-a-b', '<code>code</code> {#a&quot; b}'],
    ['## One {#*two*}', 'one-two', 'One {#<em>two</em>}'],
    ['## {#alone}', 'alone', '{#alone}'],
    ['## A {#b} {#c}', 'a-b-c', 'A {#b} {#c}'],
  ])('takes %s for text', async (readme, id, text) => {
    expect(await rendered(readme)).toBe(`<h2 id="${id}">${text}</h2>`);
  });

  it('leaves to the application the names it has', async () => {
    const html = await rendered('## Docusaurus\n\n## docusaurus');
    expect(html.match(/id="[^"]*"/g)).toEqual([
      'id="docusaurus-section"',
      'id="docusaurus-section-1"',
    ]);
  });

  it('leaves other headings as they are', async () => {
    expect(await written('## Head\n\n### `x` {y}')).toBe('## Head\n\n### `x` {y}');
  });

  it('makes a heading without a letter a bold line, and drops an empty one', async () => {
    expect(await written('## !!!\n\n##\n\nText.')).toBe('**!!!**\n\nText.');
  });
});
