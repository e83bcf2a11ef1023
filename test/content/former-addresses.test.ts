import {readFileSync} from 'node:fs';
import {movedAnchors} from '../../src/config/moved-anchors';
import {readIndex} from '../../src/plugins/content-index';
import {type PageNode, pagesOf} from '../../src/plugins/content-index/node';

interface FormerPage {
  anchors2026?: string[];
  anchorsOnly2020?: string[];
}

const former = JSON.parse(readFileSync('test/fixtures/former-addresses.json', 'utf8')) as {
  pages: Record<string, FormerPage>;
};
const index = await readIndex(process.cwd());
const pages = new Map(
  Object.values(index)
    .flatMap(pagesOf)
    .map((page) => [page.url, page]),
);

const hasId = (page: PageNode | undefined, id: string) =>
  page?.anchors.some((anchor) => anchor.id === id) ?? false;

/** Where a former deep link arrives, or why it does not. */
function arrival(url: string, id: string): string {
  if (hasId(pages.get(url), id)) return 'arrives';
  const target = movedAnchors[url]?.[id];
  if (target === undefined)
    return `#${id} is neither a heading of ${url} nor in src/config/moved-anchors.ts`;
  const [path, hash] = target.startsWith('#') ? [url, target.slice(1)] : target.split('#');
  const page = pages.get(path ?? '');
  const found = page && (hash === undefined || hasId(page, hash));
  return found ? 'arrives' : `#${id} moved to ${target}, which does not exist`;
}

describe('a former deep link', () => {
  const written = Object.entries(former.pages).filter(([url]) => pages.has(url));
  const links = written.flatMap(([url, {anchors2026 = [], anchorsOnly2020 = []}]) =>
    [...anchors2026, ...anchorsOnly2020].map((id) => [`${url}#${id}`, url, id] as const),
  );

  it.each(links)('%s leads to its subject', (_link, url, id) => {
    expect(arrival(url, id)).toBe('arrives');
  });

  it('that is lost is found by this test', () => {
    expect(arrival('/concepts/', 'no-such-heading')).toMatch(/neither a heading/);
  });
});

describe('moved anchors', () => {
  const moved = Object.entries(movedAnchors).flatMap(([url, ids]) =>
    Object.keys(ids).map((id) => [url, id] as const),
  );

  it('hold no id that the page still has', () => {
    expect(moved.filter(([url, id]) => hasId(pages.get(url), id))).toEqual([]);
  });
});
