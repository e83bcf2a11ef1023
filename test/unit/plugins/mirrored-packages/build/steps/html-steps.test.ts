import {simplifyMarks} from '../../../../../../src/plugins/mirrored-packages/build/pipeline';
import {dropEmptiedSections} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-emptied-sections';
import {keepImages} from '../../../../../../src/plugins/mirrored-packages/build/steps/images';
import {stripInvisibleCharacters} from '../../../../../../src/plugins/mirrored-packages/build/strip-invisible';
import {
  dropTitle,
  simplifyHeadings,
} from '../../../../../../src/plugins/mirrored-packages/build/steps/headings';
import {
  flattenCodeInCells,
  addTableHeaders,
  toMarkdown,
} from '../../../../../../src/plugins/mirrored-packages/build/steps/to-markdown';
import {
  fixture,
  htmlAfter,
  htmlOf,
  htmlPage,
  markdownAfter,
  pinOf,
} from '../../../../../support/readme';

type Step = Parameters<typeof htmlAfter>[1];

/** What steps make of a README, on one line. */
const html = async (readme: string, ...steps: Step[]) =>
  (await htmlAfter(readme, ...steps)).replace(/\n+/g, '').replaceAll('<p></p>', '');
const markdown = (readme: string, ...steps: Step[]) => markdownAfter(readme, ...steps, toMarkdown);

const logo = '[<img src="https://a.example/l.png" width="9">](https://a.example)';
it.each([
  [`## A\n\nText.\n\n## Sponsors\n\n${logo}\n\n${logo}`, '<h2>A</h2><p>Text.</p>'],
  [`## Sponsors\n\n${logo}\n\n## B\n\nText.`, '<h2>B</h2><p>Text.</p>'],
  [`## A\n\n${logo} Text.`, '<h2>A</h2><p> Text.</p>'],
  ['## A\n\n## B', '<h2>A</h2><h2>B</h2>'],
  [`## A\n\n${logo}\n\n### B\n\nText.`, '<h2>A</h2><h3>B</h3><p>Text.</p>'],
])('a section goes with the images that were all of it: %j', async (readme, left) => {
  expect(await html(readme, keepImages, dropEmptiedSections)).toBe(left);
});

it.each([
  [
    '<table><caption>What</caption><tr><th>a</th></tr><tr><td>b</td></tr></table>',
    'What\n\n| a |\n| - |\n| b |',
  ],
  ['<table><tr><td>A</td></tr><tr><td>1<br>2</td></tr></table>', '| A |\n| - |\n| 1<br>2 |'],
  ['| A |\n| - |\n| 1 |', '| A |\n| - |\n| 1 |'],
])('a table has a header: %s', async (readme, table) => {
  expect(await markdown(readme, keepImages, addTableHeaders)).toBe(table);
});

it('a row of people becomes a list', async () => {
  const readme = await fixture('html-webpack-plugin-maintainers');
  expect(await markdown(readme, keepImages, addTableHeaders)).toContain(
    '- [Jan Nicklas](https://github.com/jantimon)\n- [Thomas Sileghem](https://github.com/mastilver)',
  );
});

it.each([
  ['Press <kbd>x</kbd>.', '<p>Press <kbd>x</kbd>.</p>'],
  ['The <link> element.', '<p>The &#x3C;link> element.</p>'],
  ['A <script src="x">alert()</script> b <b>c</b>', '<p>A alert() b <b>c</b></p>'],
  ['A </style> b', '<p>A  b</p>'],
  ['In <time>May</time>', '<p>In <time>May</time></p>'],
])('a tag that is meant as text is shown: %s', async (readme, expected) => {
  expect(await html(readme)).toBe(expected);
});

it.each([
  ['**a** ~~b~~<b> <i></i></b>', '<p><strong>a</strong> <del>b</del> </p>'],
  ['<del><s>a</s></del>', '<p><del>a</del></p>'],
])('marks around nothing go: %s', async (readme, left) => {
  expect(await html(readme, simplifyMarks)).toBe(left);
});

it('code of a cell is on one line, other code is not', async () => {
  const text = await htmlAfter(
    '<pre>a\nb</pre><table><tr><td><code>c&#10;&#10;d</code><pre>e<br>f</pre></td></tr></table>',
    flattenCodeInCells,
  );
  expect(text).toContain('<pre>a\nb</pre>');
  expect(text).toContain('<td><code>c d</code><code>e f</code></td>');
});

it('invisible characters go from text, code, addresses and titles', async () => {
  const readme =
    'a\u202eb `c\u2067d` e&#8238;f [g](https://a.example/\u202eh "i\u202ej") ![k\u202el](m)';
  expect(await html(readme, stripInvisibleCharacters)).toBe(
    '<p>ab <code>cd</code> ef <a href="https://a.example/%E2%80%AEh" title="ij">g</a> <img src="m" alt="kl"></p>',
  );
});

describe('headings', () => {
  it.each([
    ['## A <font color="red">red</font> <sub>`x`</sub> *y*\n', '## A red `x` _y_'],
    ['<h2>One <div>block</div><script>no</script></h2>\n', '## One block'],
    ['<h2>Install</h2>\n\n<h3 align="center">Webpack 5</h3>', '## Install\n\n### Webpack 5'],
  ])('are those of Markdown: %j', async (readme, heading) => {
    expect(await markdown(readme, simplifyHeadings)).toBe(heading);
  });

  it('are bold words in a cell', async () => {
    const readme = '<table><tr><td><h3 align="center">Name</h3></td></tr></table>\n';
    expect(await html(readme, simplifyHeadings)).toContain('<strong>Name</strong></p></td>');
  });
});

describe('a title of the README', () => {
  it('goes, also when it is written twice, as HTML and as Markdown', async () => {
    const pin = pinOf({name: 'mini-css-extract-plugin'});
    const page = await htmlPage(await fixture('mini-css-extract-plugin-header'), pin);
    expect(htmlOf(page).match(/<h1/g)).toHaveLength(2);
    dropTitle(page);
    expect(htmlOf(page)).not.toMatch(/<h1|<h2>mini-css/);
    expect(htmlOf(page)).toContain('This plugin extracts CSS');
  });

  it.each([
    ['# css-loader\n\n# Options', '<h1>Options</h1>'],
    ['## Install\n\n# Options', '<h2>Install</h2><h1>Options</h1>'],
  ])('is no other heading of the first level: %j', async (readme, left) => {
    expect(await html(readme, dropTitle)).toBe(left);
  });
});
