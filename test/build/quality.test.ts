import {toString} from 'hast-util-to-string';
import {linkableIds} from '../../src/checks/addresses/linkable-ids';
import {ratchetsOf, readCoverage} from '../../src/checks/samples/coverage';
import {builtFile, builtPages} from '../support/built-site';

const page = builtPages().find(({url}) => url === '/quality/')!;
const rows = page
  .all('main tbody tr')
  .map((row) => row.children.map((cell) => (cell.type === 'element' ? toString(cell) : '')));
const rowOf = (name: string) => rows.find(([first]) => first === name);

describe('/quality/', () => {
  it('shows as many facts as are counted now', async () => {
    const coverages = await readCoverage(process.cwd());
    const options = ratchetsOf(coverages).find(({name}) => name === '5 options')!;
    const [, total, , , open] = rowOf('options')!;
    expect([total, open]).toEqual(
      [options.total, options.open].map((count) => count.toLocaleString('en-US')),
    );
  });

  it('leads from every number of the overview to a heading of its own', () => {
    const ids = linkableIds(page.html);
    const targets = page
      .all('main td a[href^="#"]')
      .map(({properties}) => String(properties.href).slice(1));
    expect(targets).toHaveLength(14);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('says whether its pages were run, and what failed', () => {
    expect(rowOf('Pages checked as they are')?.[1]).toMatch(/^\d+ of \d+ pages?$/);
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
