import path from 'node:path';
import {type DirectoryNode, pagesOf} from '../../../../../src/content/node';
import {readVersion} from '../../../../../src/content/read-version';
import {exportPage} from '../../../../../src/plugins/markdown-export/build/export-page';
import {newest, predecessorOf} from '../../../../../src/versions';
import {older} from '../../../../support/older-version';

const siteDir = path.resolve('test/fixtures/markdown-export');
const {root} = await readVersion(siteDir, {folder: 'docs', base: '/'});

function markdownUrlOf(url: string, section?: DirectoryNode) {
  const page = pagesOf(root).find((candidate) => candidate.url === url)!;
  return exportPage(siteDir, page, {section});
}

describe('the Markdown of a page', () => {
  it('says at the top what it is and where it comes from', async () => {
    const {frontMatter} = await markdownUrlOf('/concepts/tea/');
    expect(frontMatter).toBe(
      [
        '---',
        'title: Tea & <b>',
        'description: How tea is brewed, poured and drunk, with all that belongs to it on a table.',
        'url: https://webpack.js.org/concepts/tea/',
        'source: https://github.com/webpack/webpack.js.org/blob/main/docs/concepts/tea.md',
        `webpack: ${newest.webpack}`,
        '---',
        '',
      ].join('\n'),
    );
  });

  it('lists below the heading of an option what webpack knows of it', async () => {
    const {body} = await markdownUrlOf('/concepts/pots/');
    const file = `https://github.com/webpack/webpack/blob/v${newest.webpack}/schemas/WebpackOptions.json`;
    const before = predecessorOf(newest);
    const other =
      before === older
        ? `- In webpack ${older.label}: default not set; not \`"deterministic"\`\n`
        : '';
    const address = file + /WebpackOptions\.json(#L\d+)/.exec(body)![1]!;
    expect(body).toContain(`## \`optimization.chunkIds\`

- Type: \`"natural" | "named" | "deterministic" | "size" | "total-size" | false\` ([schema](${address}))
- Default: \`"named"\` (development), \`"deterministic"\` (production), \`"natural"\` (none)
${other}
Names of chunks; \`size\` is old (deprecated since 5.0).`);
  });

  it('is plain Markdown: asides quoted, boxes open, addresses whole', async () => {
    const {body} = await markdownUrlOf('/concepts/tea/');
    expect(body).toBe(
      `# Tea & \\<b>

How tea is brewed, poured and drunk, with all that belongs to it on a table.

Text with \`code\`, a [page](https://webpack.js.org/concepts/cups/), a [heading](https://webpack.js.org/concepts/tea/#why-10-minutes) and [another site](https://example.com/a_b).

![A cup, seen from above](https://webpack.js.org/img/cup.svg "A cup")

**Figure 1** From \`leaf\` to cup.

- leaf: 0.2. Then cup (later).
- cup. After leaf (later).

## Why 10:minutes _at all_

Ready at 10:30, see note:this and <kbd>Enter</kbd>.

::leaf stays text

> **Warning: If it \`boils\`**
>
> Wait.
>
> \`\`\`js title="kettle.js" {1}
> // :::tip
> kettle.off();
> \`\`\`

> **Tip** Warm the _cup_.

> **Warning** Do not pour
> twice.

> **Note**
>
> - a list comes first

**More leaves**

- [reference][cups]

| Leaf | Minutes |
| - | -: |
| Assam | 4 |

[cups]: https://webpack.js.org/concepts/cups/

## Further Reading

- [Cups](https://webpack.js.org/concepts/cups/#saucers)
`,
    );
  });

  it('of an MDX page has its elements as Markdown, and nothing of its code', async () => {
    const {body} = await markdownUrlOf('/concepts/cups/');
    expect(body.split('\n').slice(4).join('\n')).toBe(
      `**Sizes**

Press <kbd>Ctrl</kbd>.\\
Then drink.

## Saucers

Below the cup.
`,
    );
  });

  it('writes each variant of a block with tabs, and notes as comments', async () => {
    const {body} = await markdownUrlOf('/concepts/recipes/');
    expect(body).toContain(
      [
        '**npm**\n\n```bash\nnpm install cup\n```',
        '**Yarn**\n\n```bash\nyarn add cup\n```',
        '**pnpm**\n\n```bash\npnpm add cup\n```',
        '```js title="webpack.config.js"\nmodule.exports = {\n  // [mode](/concepts/tea/)\n  // *Which* defaults\n  mode: "none",\n};\n```',
      ].join('\n\n'),
    );
  });

  it('writes what stands in tabs below the name of each', async () => {
    const {body} = await markdownUrlOf('/concepts/recipes/');
    expect(body).toContain('**Black**\n\nFour minutes.\n\n**Green**\n\n> **Tip** Two.\n\nLast.');
  });

  it('keeps ids of headings in samples of Markdown', async () => {
    const {body} = await markdownUrlOf('/concepts/recipes/');
    expect(body).toContain('## Tea {#tea}\n');
  });

  it('of a README names package, release and license', async () => {
    const {frontMatter, body} = await markdownUrlOf('/loaders/tea-loader/');
    expect(frontMatter).toContain(
      'source: https://raw.githubusercontent.com/example/tea-loader/v1.2.3/README.md\npackage: tea-loader@1.2.3\nlicense: MIT\n',
    );
    expect(body).toContain('## H<sub>2</sub>O');
    expect(body).toContain('[above](https://webpack.js.org/loaders/tea-loader/#h2o)');
  });

  it('of an intro page lists its section, itself apart', async () => {
    const section = root.children.find(({name}) => name === 'concepts') as DirectoryNode;
    const {body} = await markdownUrlOf('/concepts/', section);
    expect(body).toContain('## In this section\n\n- [Cups](https://webpack.js.org/concepts/cups/)');
    expect(body).not.toContain('[Concepts]');
  });

  it('cannot be made of a component without a form in Markdown: file and line are named', async () => {
    await expect(markdownUrlOf('/concepts/unknown-component/')).rejects.toThrow(
      'docs/concepts/unknown-component.mdx:8  <Samovar> has no form in plain Markdown',
    );
  });

  it('cannot be made of an aside that nobody knows', async () => {
    await expect(markdownUrlOf('/concepts/unknown-aside/')).rejects.toThrow(
      'docs/concepts/unknown-aside.md:6  :::samovar is unknown',
    );
  });
});
