import path from 'node:path';
import {type DirectoryNode, pagesOf} from '../../../../src/plugins/content-index/node';
import {readVersion} from '../../../../src/plugins/content-index/read-version';
import {makeTwin} from '../../../../src/plugins/markdown-twins/make-twin';

const siteDir = path.resolve('test/fixtures/markdown-twins');
const {root} = await readVersion(siteDir, {folder: 'docs', base: '/'});

function twinOf(url: string, section?: DirectoryNode) {
  const page = pagesOf(root).find((candidate) => candidate.url === url)!;
  return makeTwin(siteDir, page, section);
}

describe('the twin of a page', () => {
  it('says at the top what it is and where it comes from', async () => {
    const {frontMatter} = await twinOf('/concepts/tea/');
    expect(frontMatter).toBe(
      [
        '---',
        'title: Tea & <b>',
        'description: How tea is brewed, poured and drunk, with all that belongs to it on a table.',
        'url: https://webpack.js.org/concepts/tea/',
        'source: https://github.com/webpack/webpack.js.org/blob/main/docs/concepts/tea.md',
        'webpack: 5.112.2',
        '---',
        '',
      ].join('\n'),
    );
  });

  it('is plain Markdown: asides quoted, boxes open, addresses whole', async () => {
    const {body} = await twinOf('/concepts/tea/');
    expect(body).toBe(
      `# Tea & \\<b>

How tea is brewed, poured and drunk, with all that belongs to it on a table.

Text with \`code\`, a [page](https://webpack.js.org/concepts/cups/), a [heading](https://webpack.js.org/concepts/tea/#why-10-minutes) and [another site](https://example.com/a_b).

![A cup, seen from above](https://webpack.js.org/img/cup.svg "A cup")

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
    const {body} = await twinOf('/concepts/cups/');
    expect(body.split('\n').slice(4).join('\n')).toBe(
      `**Sizes**

Press <kbd>Ctrl</kbd>.\\
Then drink.

## Saucers

Below the cup.
`,
    );
  });

  it('of a README names package, release and license', async () => {
    const {frontMatter, body} = await twinOf('/loaders/tea-loader/');
    expect(frontMatter).toContain(
      'source: https://raw.githubusercontent.com/example/tea-loader/v1.2.3/README.md\npackage: tea-loader@1.2.3\nlicense: MIT\n',
    );
    expect(body).toContain('## H<sub>2</sub>O');
    expect(body).toContain('[above](https://webpack.js.org/loaders/tea-loader/#h2o)');
  });

  it('of an intro page lists its section, itself apart', async () => {
    const section = root.children.find(({name}) => name === 'concepts') as DirectoryNode;
    const {body} = await twinOf('/concepts/', section);
    expect(body).toContain('## In this section\n\n- [Cups](https://webpack.js.org/concepts/cups/)');
    expect(body).not.toContain('[Concepts]');
  });

  it('cannot be made of a component without a form in Markdown: file and line are named', async () => {
    await expect(twinOf('/concepts/unknown-component/')).rejects.toThrow(
      'docs/concepts/unknown-component.mdx:8  <Samovar> has no form in plain Markdown',
    );
  });

  it('cannot be made of an aside without a title word', async () => {
    await expect(twinOf('/concepts/unknown-aside/')).rejects.toThrow(
      'docs/concepts/unknown-aside.md:6  ":::samovar" is no aside',
    );
  });
});
