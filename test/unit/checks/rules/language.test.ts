import {spawnSync} from 'node:child_process';
import {languageRules} from '../../../../src/checks/rules/language';
import {parsePage} from '../../../../src/content/page';

const frontMatter = `---
title: Tea
description: A page about tea that is long enough to be the description of a page.
---
`;

/** Finds what the rules say about the text below a front matter of four lines. */
async function findingsIn(body: string): Promise<string[]> {
  const page = await parsePage(frontMatter + body, 'docs/guides/tea.md');
  return languageRules.flatMap(({name, check}) =>
    check(page).map(({line, message, fix}) => `${line} ${name}: ${message}; ${fix}`),
  );
}

it.each([
  ['a forbidden word', 'One.\n\nSimply pour it.', '7 forbidden-words: "Simply" is not used here'],
  ['one in a table', '| A |\n|---|\n| easy |', '7 forbidden-words: "easy" is not used here; say'],
  ['a phrase over two lines', 'Now stir in\norder to mix.', '5 forbidden-words: "in order to" is'],
  ['a term', 'Learn Javascript now.', '5 terms: "Javascript" is not used here; write "JavaScript"'],
  ['a word that stands twice', 'Pour the\nthe tea.', '5 retext: '],
  ['a wrong article', 'Pour it in a empty cup.', '5 retext: Unexpected article "a" before "empty"'],
  ['a capital letter in a heading', '## Pour the Tea', '5 heading-case: "Tea": headings are'],
  ['a small letter at its beginning', '## pour the tea', '5 heading-case: "pour": headings are'],
])('finds %s', async (_, body, expected) => {
  expect(await findingsIn(body)).toEqual([expect.stringContaining(expected)]);
});

it('accept code, quotations, parts of names, names in headings and words in their right sense', async () => {
  const body = `## webpack and Node.js

## \`entry\` first: Hot Module Replacement and CSS

The flag \`easy\` prints "please simply wait". He had had tea at an IP address.

Use css-loader, style.css, just-in-time and docs/javascript. It stands for an hour.`;
  expect(await findingsIn(body)).toEqual([]);
});

it('looks at the description as well', async () => {
  const source = frontMatter.replace('that is', 'that simply is');
  const page = await parsePage(`${source}Text.\n`, 'docs/guides/tea.md');
  expect(languageRules.flatMap(({check}) => check(page))).toMatchObject([{line: 3}]);
});

it('leaves headings, texts of links and of images to markdownlint', () => {
  const input = `${frontMatter}\n# Tea\n\n### Green\n\nSee [this page](/tea/): ![](/img/tea.svg)\n`;
  const {stderr} = spawnSync('node_modules/.bin/markdownlint-cli2', ['--no-globs', '-'], {
    input,
    encoding: 'utf8',
  });
  const rules = [...stderr.matchAll(/ (MD\d+)\//g)].map(([, rule]) => rule);
  expect(rules.sort()).toEqual(['MD001', 'MD025', 'MD045', 'MD059']);
});
