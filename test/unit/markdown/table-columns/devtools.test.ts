import measured from '../../../../src/data/devtools.json' with {type: 'json'};
import {renderMarkdown} from '../../../support/markdown';

const tableOf = (names: readonly string[]) => [
  '| Value | Shows |',
  '| --- | --- |',
  ...names.map((name) => `| \`${name}\` | x |`),
  '',
  '::devtools',
];
const rendered = (names: readonly string[]) =>
  renderMarkdown(tableOf(names).join('\n'), 'docs/configuration/devtool.md');

describe('::devtools', () => {
  it('puts the measured figures behind each value, and says how they were measured', async () => {
    const html = await rendered(Object.keys(measured.values));
    for (const column of ['Build', 'Rebuild', 'Size', 'Lines', 'Minimized'])
      expect(html).toMatch(new RegExp(`<th[^>]*>${column}</th>`));
    expect(html).toMatch(
      /<th[^>]*><code>false<\/code><\/th>(?:<td[^>]*>[^<]*<\/td>)?<td[^>]*>×1\.0</,
    );
    expect(html).toContain(`with webpack ${measured.webpack}`);
  });

  it('stops at a value that was not measured', async () => {
    await expect(rendered(['tea'])).rejects.toThrow(/devtools: "tea" was not measured/);
  });
});
