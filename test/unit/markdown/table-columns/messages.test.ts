import {beginningOf} from '../../../../src/markdown/table-columns/messages';
import {renderMarkdown} from '../../../support/markdown';

const rendered = (name: string, kind = 'error') =>
  renderMarkdown(
    `| Class | Meaning |\n| --- | --- |\n| \`${name}\` | x |\n\n::messages[${kind}]`,
    'docs/errors/build.md',
  );
const rowsOf = (html: string) =>
  html
    .match(/<tr.*?<\/tr>/gs)!
    .map((row) =>
      row.match(/<t[hd].*?<\/t[hd]>/gs)!.map((cell) => cell.replaceAll(/<[^>]+>/g, '')),
    );

describe('::messages', () => {
  it('links each class, and shows how its text begins', async () => {
    const html = await rendered('BuildCycleError');
    const [head, row] = rowsOf(html);
    expect(head).toEqual(['Class', 'Its text begins with', 'Meaning']);
    expect(row![1]).toMatch(/^There is a circular build dependency/);
    expect(html).toMatch(/lib\/errors\/BuildCycleError\.js#L\d+/);
  });

  it('says when a class has no text of its own', async () => {
    const [, row] = rowsOf(await rendered('WebpackError'));
    expect(row).toEqual(['WebpackError', 'several texts', 'x']);
  });

  it('stops at a class that webpack does not have, or not of this kind', async () => {
    await expect(rendered('TeaError')).rejects.toThrow(
      /errors\/build\.md:3.*webpack has no error "TeaError"/s,
    );
    await expect(rendered('BuildCycleError', 'warning')).rejects.toThrow(
      /webpack has no warning "BuildCycleError"/,
    );
  });
});

describe('beginningOf', () => {
  it.each([
    ['the first line, marking what differs', 'No {a} in {b}.\nMore.', 'No … in ….'],
    ['one mark for several', 'eval usage: {a} {b} eval:{c}', 'eval usage: … eval'],
    ['the second line, too, after a title', 'tea\nThe pot is cold.', 'tea The pot is cold.'],
    ['a long one up to a word', 'word '.repeat(40), `${'word '.repeat(18)}…`],
  ])('gives %s', (_, text, beginning) => {
    expect(beginningOf([text])).toBe(beginning);
  });

  it('skips what is added later, and gives nothing without a text', () => {
    expect(beginningOf(['\n  Included by {name}', 'Two copies'])).toBe('Two copies');
    expect(beginningOf([])).toBeUndefined();
  });
});
