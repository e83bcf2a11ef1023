import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beginningOf, messageTexts} from '../../../src/markdown/message-texts';

const tableOf = (name: string) => `| Class | Meaning |\n| --- | --- |\n| \`${name}\` | x |\n\n`;

async function read(text: string): Promise<Root> {
  const file = new VFile({path: 'docs/errors.md', value: text});
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
  return (await processor().use(messageTexts).run(processor.parse(file), file)) as Root;
}

const rowsOf = ({children}: Root) =>
  (children[0] as Table).children.map((row) => row.children.map((cell) => toString(cell)));

describe('::messages', () => {
  it('links each class, shows how its text begins, and goes itself', async () => {
    const tree = await read(`${tableOf('BuildCycleError')}::messages[error]`);
    expect(tree.children).toHaveLength(1);
    const [head, row] = rowsOf(tree);
    expect(head).toEqual(['Class', 'Its text begins with', 'Meaning']);
    expect(row![1]).toMatch(/^There is a circular build dependency/);
    expect(JSON.stringify(tree)).toMatch(/lib\/errors\/BuildCycleError\.js#L\d+/);
  });

  it('says when a class has no text of its own', async () => {
    const tree = await read(`${tableOf('WebpackError')}::messages[error]`);
    expect(rowsOf(tree)[1]).toEqual(['WebpackError', 'several texts', 'x']);
  });

  it('stops at a class that webpack does not have, or not of this kind', async () => {
    await expect(read(`${tableOf('TeaError')}::messages[error]`)).rejects.toThrow(
      /errors\.md:3.*webpack has no error "TeaError"/s,
    );
    await expect(read(`${tableOf('BuildCycleError')}::messages[warning]`)).rejects.toThrow(
      /webpack has no warning "BuildCycleError"/,
    );
  });
});

describe('beginningOf', () => {
  it.each([
    [
      'the first line, with a mark for what differs',
      "Can't find {a} in {b}.\nMore.",
      "Can't find … in ….",
    ],
    ['one mark for several', 'eval usage: {a} {b} eval:{c}', 'eval usage: … eval'],
    [
      'the second line, too, when the first is a title',
      'tea\nThe pot is cold.',
      'tea The pot is cold.',
    ],
    ['a long one up to a word', 'word '.repeat(40), `${'word '.repeat(18)}…`],
  ])('gives %s', (_, text, beginning) => {
    expect(beginningOf([text])).toBe(beginning);
  });

  it('skips what is added later, and gives nothing without a text', () => {
    expect(beginningOf(['\n  Included by {name}', 'Two copies'])).toBe('Two copies');
    expect(beginningOf([])).toBeUndefined();
  });
});
