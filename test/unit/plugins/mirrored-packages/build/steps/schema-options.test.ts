import {addSchemaOptions} from '../../../../../../src/plugins/mirrored-packages/build/steps/schema-options';
import type {SchemaOption} from '../../../../../../src/plugins/mirrored-packages/build/schema-options';
import {markdownOf, markdownPage} from '../../../../../support/readme';

const option = (path: string, more: Partial<SchemaOption> = {}): SchemaOption => ({
  path,
  type: 'string',
  ...more,
});

async function appended(readme: string, options: SchemaOption[]): Promise<string> {
  const page = await markdownPage(readme);
  page.facts.options = [{name: 'dist/options.json', options}];
  const before = markdownOf(page);
  addSchemaOptions(page);
  return markdownOf(page).slice(before.length).trim();
}

describe('schemaOptions', () => {
  it('appends what the README leaves out, says where it is from, and escapes it', async () => {
    const options = [
      option('url'),
      option('esModule', {
        type: 'boolean | "a"',
        description: 'Use <b>this</b> | [that](javascript:x).',
        default: 'true',
      }),
      option('old', {deprecated: true}),
    ];
    expect(await appended('# a\n\n### `url`\n\nText', options)).toBe(
      [
        '# Options from the schema',
        '',
        'The README does not describe these 2 options; they come from `dist/options.json`, the schema by which css-loader\\@7.1.5 checks its options. The descriptions are those of the schema.',
        '',
        '| Option | Type | Default | Description |',
        '| - | - | - | - |',
        '| `esModule` | `boolean \\| "a"` | `true` | Use \\<b>this\\</b> \\| \\[that]\\(javascript\\:x). |',
        '| `old` (deprecated) | `string` | | |',
      ].join('\n'),
    );
  });

  it('has no columns of which the schema says nothing', async () => {
    expect(await appended('# a', [option('one')])).toContain(
      'The README does not describe this option; it comes from `dist/options.json`, the schema by which css-loader\\@7.1.5 checks its options. The schema has no descriptions.\n\n| Option | Type |',
    );
  });

  it.each([
    ['a heading, in whatever case', '## `One`'],
    ['a heading with its parent', '### `options.one`'],
    ['a table', '| Name |\n| - |\n| one |'],
    ['a bold word', '- **one**: text'],
    ['inline code', 'Set `one: true`.'],
  ])('appends nothing that stands in %s', async (_, readme) => {
    expect(await appended(readme, [option('one')])).toBe('');
  });

  it.each([
    ['a sentence', 'one of these'],
    ['inline code of something else', '`all-in-one a`'],
    ['a sample', '```js\n({one: 1})\n```'],
  ])('does not take %s for a description', async (_, readme) => {
    expect(await appended(readme, [option('one')])).toContain('`one`');
  });

  it('looks for parts in types too, and does not list those of a missing option', async () => {
    const parts = [option('one'), option('one.inner'), option('two'), option('two.inner')];
    const text = await appended('## `two`\n\n```ts\ntype two = {inner?: string}\n```', parts);
    expect(text).toContain('`one`');
    expect(text).not.toContain('inner');
  });
});
