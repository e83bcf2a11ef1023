import {
  findUnsettledStatements,
  readStatements,
  findStatements,
} from '../../../../src/checks/claims/statements';
import {parsePage} from '../../../../src/content/page';
import {versions} from '../../../../src/versions';
import {dialectOf} from '../../../../src/versions/dialects';
import {temporaryFolder} from '../../../support/temporary-folder';

const sentence = 'webpack ignores the option in development mode.';

/** What settles the sentences of a page that say what happens. */
async function settledOn(content: string, quotations: string[] = []) {
  const source = `---\ntitle: Tea\ndescription: A page.\n---\n\n${content}\n`;
  const page = await parsePage(source, 'docs/configuration/tea.md');
  return findStatements(page, quotations).map(({text, settled}) => [text, settled]);
}

const terminal = '```console example="tea"\n$ node tea.js\ngreen\n```';
const refused =
  '```js title="webpack.config.js" invalid="unknown property"\nmodule.exports = {tea: 1};\n```';

it('finds the sentences that say what happens, and no others', async () => {
  expect(await settledOn(`Tea has leaves. ${sentence}`)).toEqual([[sentence, undefined]]);
});

it.each([
  ['a claim that quotes it', sentence, ['ignores the option'], 'claim'],
  ['a marker above', `<!-- no claim: history -->\n\n${sentence}`, [], 'history'],
  ['a terminal below that is run', `${sentence}\n\n${terminal}`, [], 'sample'],
  ['a message above that a sample has to give', `${refused}\n\n${sentence}`, [], 'sample'],
])('is settled by %s', async (_, content, quotations, settled) => {
  expect(await settledOn(content, quotations)).toEqual([[sentence, settled]]);
});

describe('the rule of pages of reference', () => {
  const siteDir = temporaryFolder();
  const unsettled = versions.find((version) => !dialectOf(version).settlesStatements)!;
  const source = `---\ntitle: Tea\ndescription: A page.\n---\n\nTea has leaves.\n\n${sentence}\n`;

  it.each([
    ['docs/configuration/tea.md', [[8, `nothing settles "${sentence}"`]]],
    ['docs/concepts/tea.md', []],
    [`${unsettled.folder}/configuration/tea.md`, []],
  ])('finds what nothing settles in %s', async (file, expected) => {
    const findings = findUnsettledStatements(
      readStatements(await parsePage(source, file), siteDir),
    );
    expect(findings.map(({line, message}) => [line, message])).toEqual(expected);
  });
});
