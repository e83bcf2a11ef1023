import {medianDays, minorReleases} from '../../../../src/data/release-rhythm';
import type {ReleaseNews} from '../../../../src/data/releases';
import {renderMarkdown} from '../../../support/markdown';

const news = (release: string, date: string): ReleaseNews => ({
  release,
  date,
  isExact: true,
  options: ['output.tea'],
  hooks: [],
  plugins: [],
  flags: [],
  defaults: [],
});

describe('the rhythm of releases', () => {
  const minors = minorReleases([
    news('5.4.0', '2026-04-11'),
    news('5.3.1', '2026-04-01'),
    news('5.3.0', '2026-03-02'),
    news('5.2.0', '2026-02-01'),
    news('5.0.0', '2026-01-01'),
  ]);

  it('counts days between minor releases that follow each other', () => {
    expect(minors.map(({release, days}) => [release, days])).toEqual([
      ['5.4.0', 40],
      ['5.3.0', 29],
      ['5.2.0', undefined],
      ['5.0.0', undefined],
    ]);
  });

  it('is the median, the mean of two in the middle', () => {
    expect(medianDays(minors)).toBe(35);
    expect(() => medianDays(minors.slice(2))).toThrow('no two minor releases');
  });

  it('is a sentence and a table of five on the page', async () => {
    const html = await renderMarkdown('::release-rhythm', 'docs/project-status.md');
    expect(html).toMatch(/at most \d+ days after the one before/);
    expect(html.match(/<tr/g)).toHaveLength(6);
  });
});
