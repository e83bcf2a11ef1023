import {newsOf, type ReleaseNews, releasesSchema} from '../../../../src/data/releases';
import {readReleaseSentences} from '../../../../src/data/release-sentences';
import {countNames, listedNames, sentenceAbout} from '../../../../src/markdown/releases/sentence';
import {newest} from '../../../../src/versions';
import {readVersionData} from '../../../../src/versions/data';
import {toString} from 'mdast-util-to-string';
import {renderMarkdown} from '../../../support/markdown';

const site = {
  entries: [{name: 'pot.size', url: '/configuration/#potsize', line: []}],
  hooks: new Map(),
  plugins: new Map(),
};

const release = (brought: Partial<ReleaseNews>): ReleaseNews => ({
  release: '5.4.0',
  date: '2026-04-11',
  isExact: true,
  options: [],
  hooks: [],
  plugins: [],
  flags: [],
  defaults: [],
  ...brought,
});

const say = (brought: Partial<ReleaseNews>, sentences = {}) => {
  const {words, isComplete} = sentenceAbout(release(brought), sentences, site);
  return {text: words.map((word) => toString(word)).join(''), words, isComplete};
};

describe('what is said about a release', () => {
  it('names each option once, for all types of modules, and none of its parts', () => {
    const options = ['cup', 'cup.color', 'module.parser.css.tea', 'module.parser.css/auto.tea'];
    expect(say({options, hooks: ['Pot.boil'], defaults: ['pot.size: 2']})).toMatchObject({
      text: 'Adds the options cup and module.parser.css.tea, the hook Pot.boil and a new default of pot.size.',
      isComplete: true,
    });
    expect(say({flags: ['tea']}).text).toBe('Adds command-line flags for existing options.');
  });

  it('counts names that would make it long, and is then not complete', () => {
    expect(say({hooks: [...'abcdef']})).toMatchObject({
      text: 'Adds the hooks a, b, c, d and 2 more.',
      isComplete: false,
    });
  });

  it('is what somebody wrote, with a link to the entry of an option', () => {
    const {text, words} = say({}, {'5.4.0': 'Pots have a `pot.size`, and `tea`.'});
    expect(text).toBe('Pots have a pot.size, and tea.');
    expect(words).toContainEqual(
      expect.objectContaining({type: 'link', url: '/configuration/#potsize'}),
    );
  });
});

it('dates that releases share are the last on which they can have come out', () => {
  const data = releasesSchema.parse({
    note: 'Tea',
    asOf: '2026-04-12',
    upTo: '5.3.0',
    dates: {'5.1.0': '2026-01-01', '5.2.0': '2026-01-01', '5.3.0': '2026-04-11'},
    options: {},
    hooks: {},
    plugins: {},
    flags: {},
    defaults: {},
  });
  expect(newsOf(data).map(({isExact}) => isExact)).toEqual([true, false, false]);
});

it('every release with more names than a sentence lists has a written one, and no other name is used', () => {
  const sentences = readReleaseSentences(newest);
  const news = newsOf(readVersionData(newest, 'releases', releasesSchema)!);
  const silent = news.filter(
    (item) => countNames(item, site) > listedNames && !(item.release in sentences),
  );
  expect(silent.map((item) => item.release)).toEqual([]);
  const releases = news.map((item) => item.release);
  expect(Object.keys(sentences).filter((item) => !releases.includes(item))).toEqual([]);
});

it('the page has a brick for each release, and opens names on demand', async () => {
  const html = await renderMarkdown('::releases', 'docs/releases.md');
  expect(html).toContain('<div id="v5-20-0"><dt><code>5.20.0</code></dt>');
  expect(html).toMatch(/<time datetime="2026-11-19">Nov 19, 2026<\/time>/);
  expect(html).toMatch(/<time datetime="2024-03-09">by Mar 9, 2024<\/time>/);
  expect(html.match(/<svg width="28" height="\d+"/g)?.length).toBe(html.match(/<dt>/g)?.length);
  expect(html).toMatch(/<details><summary>[^<]*options.*?<\/summary><p><b>Options<\/b> <a href/);
});
