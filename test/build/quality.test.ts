import {toString} from 'hast-util-to-string';
import {linkableIds} from '../../src/checks/addresses/linkable-ids';
import {ratchetsOf, readCoverage} from '../../src/checks/samples/coverage';
import {figuresOf} from '../../src/plugins/quality/build/figures';
import {newest, versions} from '../../src/versions';
import {builtFile, builtPages} from '../support/built-site';

const page = builtPages().find(({url}) => url === '/quality/')!;
const rows = page
  .all('main tbody tr')
  .map((row) => row.children.map((cell) => (cell.type === 'element' ? toString(cell) : '')));
const rowOf = (name: string) => rows.find(([first]) => first === name);

const figures = await figuresOf(process.cwd());
const number = (count: number) => count.toLocaleString('en-US');

describe('/quality/', () => {
  it('counts a page as checked only when the report of the checks does', () => {
    const [five] = figures.versions;
    const checked = five!.pages.length - five!.notRun.length;
    expect(rowOf('Pages checked as they are')?.[1]).toBe(
      `${number(checked)} of ${number(five!.pages.length)} pages`,
    );
    expect(page.html).toContain(figures.fault ?? '');
    // Everything ran before this build there.
    expect(checked).toBe(process.env.CI ? five!.pages.length : checked);
  });

  it('shows as many facts as are counted now, or none', async () => {
    const coverages = await readCoverage(process.cwd());
    const options = ratchetsOf(coverages).find(({name}) => name === `${newest.label} options`)!;
    const isCounted = figures.versions.every(({coverage}) => coverage);
    const [, total, , , open] = rowOf('options') ?? [];
    expect([total, open]).toEqual(
      isCounted ? [options.total, options.open].map(number) : [undefined, undefined],
    );
    // Every page of every version is read for it.
  }, 180_000);

  it('leads from every number of the overview to a heading of its own', () => {
    const ids = linkableIds(page.html);
    const targets = page
      .all('main td a[href^="#"]')
      .map(({properties}) => String(properties.href).slice(1));
    expect(targets).toHaveLength(8 * versions.length);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('says what failed, and when it was built', () => {
    expect(rowOf('Failures')?.[1]).toMatch(/^(?:\d+ failures?|not run)$/);
    expect(rowOf('Day of this build')?.[1]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('is in the site map and in Markdown', () => {
    expect(builtFile('sitemap.xml')).toContain('<loc>https://webpack.js.org/quality/</loc>');
    expect(builtFile('quality/index.md')).toMatch(
      /\| Failures +\| \[(?:\d+ failures?|not run)\]\(\S*#failures\)/,
    );
  });
});
