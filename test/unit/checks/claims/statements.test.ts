import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {statements, statementsOf} from '../../../../src/checks/claims/statements';
import type {Context} from '../../../../src/checks/rules/rule';
import {type ContentPage, parseCheckedPage} from '../../../../src/content/page';

const sentence = 'webpack ignores the option in development mode.';

/** What settles the sentences of a page that say what happens. */
async function settledOn(content: string, quotations: string[] = []) {
  const source = `---\ntitle: Tea\ndescription: A page.\n---\n\n${content}\n`;
  const page = await parseCheckedPage(source, 'docs/configuration/tea.md');
  return statementsOf(page, quotations).map(({text, settled}) => [text, settled]);
}

const block = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\``;

it('finds the sentences that say what happens, and no others', async () => {
  expect(await settledOn(`Tea has leaves. ${sentence}`)).toEqual([[sentence, undefined]]);
});

it.each([
  ['a claim that quotes it', sentence, ['ignores the option'], 'claim'],
  ['a marker above', `<!-- no claim: history -->\n\n${sentence}`, [], 'history'],
  [
    'a terminal below that is run',
    `${sentence}\n\n${block('console example="tea"', '$ node tea.js\ngreen')}`,
    [],
    'sample',
  ],
  [
    'a message above that a sample has to give',
    `${block('js title="webpack.config.js" invalid="unknown property"', 'module.exports = {tea: 1};')}\n\n${sentence}`,
    [],
    'sample',
  ],
])('is settled by %s', async (_, content, quotations, settled) => {
  expect(await settledOn(content, quotations)).toEqual([[sentence, settled]]);
});

describe('the rule of pages of reference', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'statements-'));
  const source = `---\ntitle: Tea\ndescription: A page.\n---\n\nTea has leaves.\n\n${sentence}\n`;
  beforeAll(() => {
    for (const folder of ['docs/configuration', 'docs/concepts', 'docs/_version']) {
      mkdirSync(path.join(siteDir, folder), {recursive: true});
      writeFileSync(path.join(siteDir, folder, 'tea.md'), source);
    }
    writeFileSync(path.join(siteDir, 'docs/_version/coverage-exceptions.json'), '[]');
  });
  afterAll(() => rmSync(siteDir, {recursive: true}));

  it.each([
    ['docs/configuration/tea.md', [[8, `nothing settles "${sentence}"`]]],
    ['docs/concepts/tea.md', []],
  ])('finds what nothing settles in %s', async (file, expected) => {
    const found = await statements.check({file} as ContentPage, {siteDir} as Context);
    expect(found.map(({line, what}) => [line, what])).toEqual(expected);
  });
});
