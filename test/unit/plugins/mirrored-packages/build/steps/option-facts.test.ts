import {optionFacts} from '../../../../../../src/plugins/mirrored-packages/build/steps/option-facts';
import {markdownAfter} from '../../../../../support/readme';

const facts = ':::facts\n- Type: `string`\n- Default: `a`\n:::';

describe('type and default of an option', () => {
  it.each([
    ['paragraphs', 'Type: `string`\n\nDefault: `a`'],
    ['lines of one paragraph', 'Type: `string`\nDefault: `a`'],
    ['lines with breaks between them', 'Type: `string`<br>Default: `a`'],
    ['a list', '- Type: `string`\n- Default: `a`'],
  ])('become facts from %s', async (_form, text) => {
    const markdown = await markdownAfter(`## \`name\`\n\n${text}\n\nMore.`, optionFacts);
    expect(markdown).toBe(`## \`name\`\n\n${facts}\n\nMore.`);
  });

  it('become facts from a declaration in a block of code, which stays code', async () => {
    const text = 'Type:\n\n```ts\ntype name =\n  | string\n  | false;\n```\n\nDefault: `a`';
    expect(await markdownAfter(`## a\n\n${text}`, optionFacts)).toBe(
      '## a\n\n:::facts\n- Type:\n  ```ts\n  string | false\n  ```\n- Default: `a`\n:::',
    );
  });

  it('keep a type that is too long for the margin as code with a title', async () => {
    const long = `type name = {\n${'  aLongName: string;\n'.repeat(5)}};`;
    const text = `Type:\n\n\`\`\`ts\n${long}\n\`\`\`\n\nDefault: none`;
    expect(await markdownAfter(`## a\n\n${text}`, optionFacts)).toBe(
      `## a\n\n:::facts\n- Default: none\n:::\n\n\`\`\`ts title="Type"\n${long}\n\`\`\``,
    );
  });

  it.each([
    ['a list that says more', '- Type: `string`\n- It is nice.'],
    ['a sentence', 'Default number of runs: `100`.'],
    ['a default in a list of its own', 'Default:\n\n- one'],
    ['a type below other text', 'Text.\n\nType: `string`'],
  ])('leaves %s as it is', async (_case, text) => {
    const markdown = `## a\n\n${text}`;
    expect(await markdownAfter(markdown, optionFacts)).toBe(markdown);
  });

  it('cannot be closed or opened by what a README writes', async () => {
    const text = 'Type: `a` :::\n\n:::facts\n- Default: `b`\n:::\n';
    const markdown = await markdownAfter(`## a\n\n${text}`, optionFacts);
    expect(markdown.match(/^:::/gm)).toHaveLength(2);
  });
});
