import {toString} from 'hast-util-to-string';
import {linkableIds} from '../../src/checks/addresses/published';
import {describedFacts, describedFactsList} from '../../src/plugins/quality/build/described-facts';
import {figuresOf} from '../../src/plugins/quality/build/figures';
import {newest, versions} from '../../src/versions';
import {readVersionData} from '../../src/versions/data';
import {pageAt} from '../support/built-site';

const page = pageAt('/quality/');
const rows = page
  .querySelectorAll('main tbody tr')
  .map((row) => row.children.map((cell) => (cell.type === 'element' ? toString(cell) : '')));
const rowOf = (name: string) => rows.find(([first]) => first === name);

const figures = await figuresOf(process.cwd());
const number = (count: number) => count.toLocaleString('en-US');

describe('/quality/', () => {
  it('counts all pages as checked, from the records beside them', () => {
    const [five] = figures.versions;
    expect(five!.notRun).toEqual([]);
    expect(rowOf('Pages checked as they are')?.[1]).toBe(
      `${number(five!.pages.length)} of ${number(five!.pages.length)} pages`,
    );
  });

  it('shows as many facts as npm run check:content counted', () => {
    const {areas} = readVersionData(newest, describedFactsList, describedFacts)!;
    const options = areas.find(({area}) => area === 'options')!;
    const [, total, , , , open] = rowOf('options') ?? [];
    expect([total, open]).toEqual([options.total, options.uncovered].map(number));
  });

  it('leads from every number of the overview to a heading of its own', () => {
    const ids = linkableIds(page.html);
    const targets = page
      .querySelectorAll('main td a[href^="#"]')
      .map(({properties}) => String(properties.href).slice(1));
    expect(targets).toHaveLength(7 * versions.length);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });
});
