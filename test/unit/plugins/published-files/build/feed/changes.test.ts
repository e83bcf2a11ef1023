import type {PageNode} from '../../../../../../src/content/index-node';
import {atomFeed} from '../../../../../../src/plugins/published-files/build/feed/changes';
import type {Commit} from '../../../../../../src/plugins/published-files/build/feed/history';
import {readAtom} from '../../../../../support/atom';
import {older} from '../../../../../support/older-version';

const page = (name: string) =>
  ({title: `Page <${name}>`, url: `${older.base}${name}/`}) as PageNode;
const pages = new Map(
  Array.from({length: 20}, (_, index) => [`docs/${index}.md`, page(String(index))]),
);
const commit = (subject: string, files: readonly string[], isNew = false): Commit => ({
  hash: Buffer.from(subject).toString('hex'),
  date: new Date('2026-01-02T03:04:05Z'),
  author: 'Ada & Bob',
  subject,
  changes: files.map((path) => ({path, isNew})),
});

describe('the feed', () => {
  it('says what a commit did to pages, with its words escaped', () => {
    const feed = readAtom(atomFeed([commit('Say <b> & ]]>', ['docs/1.md'], true)], pages));
    expect(feed.updated._text).toBe('2026-01-02T03:04:05.000Z');
    const [entry] = feed.entry;
    expect(entry!.title._cdata).toBe('Say &#x3C;b> &#x26; ]]>');
    expect(entry!.author.name._text).toBe('Ada & Bob');
    expect(entry!.link._attributes.href).toBe(`https://webpack.js.org${older.base}1/`);
    expect(entry!.content._cdata).toBe(
      `<ul><li>New: <a href="https://webpack.js.org${older.base}1/">Page &#x3C;1></a> (webpack 4)</li></ul>`,
    );
  });

  it('leaves out commits of which no page is left', () => {
    const feed = readAtom(
      atomFeed([commit('a', ['docs/gone.md']), commit('b', ['docs/2.md'])], pages),
    );
    expect(feed.entry.map(({title}) => title._cdata)).toEqual(['b']);
  });

  it('names some pages of a commit that went over all of them', () => {
    const feed = readAtom(atomFeed([commit('all', [...pages.keys()])], pages));
    expect(feed.entry[0]!.content._cdata.match(/<li>/g)).toHaveLength(12);
    expect(feed.entry[0]!.content._cdata).toContain('<p>and 8 more pages</p>');
  });

  it('that lacks what Atom asks for is refused', () => {
    const feed = atomFeed([commit('a', ['docs/1.md'])], pages);
    expect(() => readAtom(feed.replace(/<updated>.*?<\/updated>/g, ''))).toThrow('updated');
    expect(() => readAtom(feed.replace('</feed>', '</fed>'))).toThrow();
  });
});
