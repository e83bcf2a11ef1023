import {addressOf} from '../../../../../src/plugins/mirrored-packages/build/page-names';
import {
  finishPage,
  prepareReadme,
} from '../../../../../src/plugins/mirrored-packages/build/pipeline';
import {factsOf, pinOf} from '../../../../support/readme';

/** Gives the text of the page that all steps make of a README, without what is put around it. */
async function pageOf(readme: string) {
  const pin = pinOf();
  const page = await prepareReadme(pin, factsOf(readme));
  const pages = new Map([[addressOf(pin), new Set(page.headingIds)]]);
  const file = finishPage(page, [pin], pages);
  const [, text = ''] = /^---\n[^]*?\n---\n\n([^]*?)\n+---\n\n## About this page/.exec(file) ?? [];
  return {text, warnings: page.warnings};
}

it.each([
  [
    'an emoji by its name is a word',
    '[Go](#rocket-go)\n\n## :rocket: Go',
    '[Go](#rocket-go)\n\n## 🚀 Go {#rocket-go}',
  ],
  [
    'a second heading like it has a number',
    '## :tada: A\n\n## :tada: A\n\n[b](#tada-a-1)',
    '## 🎉 A {#tada-a}\n\n## 🎉 A {#tada-a-1}\n\n[b](#tada-a-1)',
  ],
  [
    'a new emoji has its name from GitHub',
    '[Go](#melting_face-go)\n\n## :melting_face: Go',
    '[Go](#melting_face-go)\n\n## 🫠 Go {#melting_face-go}',
  ],
  ['a break is a blank', '## Options<br>of it', '## Options of it'],
  ['a break between code is a blank', '### `name`<br>`string`', '## `name` `string`'],
])('in a heading, %s', async (_case, readme, text) => {
  expect(await pageOf(readme)).toEqual({text, warnings: []});
});

it('a box that unfolds below a heading is a section, which a link reaches', async () => {
  const readme = '[New](#new)\n\n<details><summary><h3>New</h3></summary>\n\ntext\n\n</details>';
  expect(await pageOf(readme)).toEqual({text: '[New](#new)\n\n## New\n\ntext', warnings: []});
});

it('a box with a plain summary still unfolds', async () => {
  const {text} = await pageOf('<details><summary>More</summary>\n\ntext\n\n</details>');
  expect(text).toBe('<details>\n\n<summary>More</summary>\n\ntext\n\n</details>');
});

it.each([
  [
    'two images',
    '![F](https://a.example/a.png#gh-light-mode-only)![F](https://a.example/b.png#gh-dark-mode-only)',
  ],
  [
    'a picture',
    '<picture><source media="(prefers-color-scheme: dark)" srcset="https://a.example/b.png"><img alt="F" src="https://a.example/a.png"></picture>',
  ],
])('of %s for light and dark, the light one stays', async (_case, readme) => {
  expect((await pageOf(`Text.\n\n${readme}`)).text).toBe(
    'Text.\n\n[F (image)](https://a.example/a.png)',
  );
});

it.each([
  ['the link', '<code><a href="https://e.com">x</a></code>', '[`x`](https://e.com)'],
  [
    'the code around it',
    '<code>a <a href="https://e.com">x</a></code>',
    '`a `[`x`](https://e.com)',
  ],
])('of a link in code, %s stays', async (_case, readme, text) => {
  expect((await pageOf(`In ${readme}`)).text).toBe(`In ${text}`);
});

it('a link in a block of code stands below it', async () => {
  const readme =
    '<pre>one\n  <a href="https://e.com/a">two</a>\n<a href="https://e.com/b">three</a></pre>';
  expect((await pageOf(`Text.\n\n${readme}`)).text).toBe(
    'Text.\n\n```\none\n  two\nthree\n```\n\n[two](https://e.com/a), [three](https://e.com/b)',
  );
});

it('a link to the start with words of its own stays', async () => {
  const readme = 'See [the list](#top) and [this](#readme-top).';
  expect(await pageOf(readme)).toEqual({
    text: 'See [the list](#top) and [this](#top).',
    warnings: [],
  });
});

it.each([
  ['with an arrow', '[⬆ back to top](#tea-loader)'],
  ['with the name of an arrow', '[:arrow_up: Back to Top](#tea-loader)'],
  ['in bold letters', '**[Back to the top](#readme-top)**'],
  ['of a sign alone', '[↑](#table-of-contents)'],
])('a link to the top goes %s', async (_case, link) => {
  expect(await pageOf(`Text.\n\n${link}`)).toEqual({text: 'Text.', warnings: []});
});

it('an arrow that links a heading goes, and other links stay', async () => {
  const readme = '## Usage[⬆](#x)\n\n[top level await](#usage) [Desktop](#usage)';
  const text = '## Usage\n\n[top level await](#usage) [Desktop](#usage)';
  expect(await pageOf(readme)).toEqual({text, warnings: []});
});

it.each([
  ['<video src="https://e.example/d.mp4"></video>', '[Video](https://e.example/d.mp4)'],
  [
    '<video controls title="Tea"><source src="d.webm">No film.</video>',
    '[Video: Tea](https://github.com/webpack/css-loader/blob/v7.1.5/d.webm)',
  ],
  ['<audio src="https://e.example/a.mp3"></audio>', '[Audio](https://e.example/a.mp3)'],
])('%s is a link, and its heading stays', async (film, link) => {
  const {text} = await pageOf(`## Demo\n\n${film}\n\n## Next\n\nText.`);
  expect(text).toBe(`## Demo\n\n${link}\n\n## Next\n\nText.`);
});

it('a film without an address, or with that of a script, leaves nothing', async () => {
  const readme = 'Text.\n\n<video></video>\n\n<video src="javascript:alert(1)"></video>';
  expect((await pageOf(readme)).text).not.toMatch(/javascript|\]\(/);
});

it('terms of a list stay with what they mean', async () => {
  const readme = '<dl>\n<dt>A</dt>\n<dd>one\n\ntwo</dd>\n<dt>B</dt>\n<dd>\n\nthree\n\n</dd>\n</dl>';
  expect((await pageOf(readme)).text).toBe('- **A**\n\n  one\n\n  two\n\n- **B**\n\n  three');
});

it.each([
  ['before a heading', '<a id="x"></a>\n\n## Foo\n\n[a](#x)', '#foo'],
  ['by name, in a heading', '## <a name="x"></a>Foo\n\n[a](#x)', '#foo'],
  ['of a heading itself', '<h2 id="x">Foo</h2>\n\n[a](#x)', '#foo'],
  ['in the text below one', '## Foo\n\nText <a name="x">here</a>.\n\n[a](#x)', '#foo'],
  ['that GitHub gives a prefix', '<h2 id="x">Foo</h2>\n\n[a](#user-content-x)', '#foo'],
  ['that is also the id of a heading', '<a id="bar"></a>\n\n## Foo\n\n## Bar\n\n[a](#bar)', '#bar'],
])('a link reaches an id %s', async (_case, readme, address) => {
  const {text, warnings} = await pageOf(readme);
  expect(/\[a\]\((.*)\)/.exec(text)?.[1]).toBe(address);
  expect(warnings).toEqual([]);
});

it('no id or name of a README is on the page', async () => {
  const {text} = await pageOf('<a id="x" name="y"></a>\n\n<h2 id="z">Foo</h2>\n\n[a](#x)');
  expect(text).not.toMatch(/<|id=|name=/);
});
