import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {sectionGroups} from '../../src/config/sidebar-groups';
import {versions} from '../../src/versions';
import {type BuiltPage, readablePages} from '../support/built-site';

const pages = readablePages().filter(
  ({querySelectorAll: all}) => all('nav[data-anchors]').length > 0,
);
const addresses = pages.map((page) => [page.url, page] as const);

const groupsOf = ({querySelectorAll: all}: BuiltPage) =>
  all('nav[data-anchors] > details').map((group) => ({
    label: toString(select('h2', group)!),
    isOpen: group.properties.open === true,
    count: selectAll(':scope > ul > li', group).length,
    isShown: select('[aria-current=page]', group) !== undefined,
  }));

describe('the sidebar', () => {
  it('is on every page of the documentation', () => {
    expect(pages.length).toBeGreaterThan(100);
  });

  it.each(
    versions.flatMap(({base}) => Object.keys(sectionGroups).map((name) => `${base}${name}/`)),
  )('of %s has groups of two to eight pages, in their order', (url) => {
    const page = pages.find((candidate) => candidate.url === url)!;
    const shown = groupsOf(page);
    const labels = shown.map(({label}) => label);
    const [section = ''] = url.split('/').slice(-2);
    expect(labels).toEqual(sectionGroups[section]!.filter((label) => labels.includes(label)));
    expect(shown.filter(({count}) => count < 2 || count > 8)).toEqual([]);
  });

  it.each(addresses)('of %s has few pages without a group, and one group open', (_url, page) => {
    const alone = page.querySelectorAll('nav[data-anchors] > ul > li');
    expect(alone.length).toBeLessThanOrEqual(8);
    const shown = groupsOf(page);
    const open = shown.filter(({isOpen}) => isOpen);
    expect(open).toHaveLength(shown.length > 0 ? 1 : 0);
    const here = shown.filter(({isShown}) => isShown);
    expect(here.length === 0 || here[0] === open[0]).toBe(true);
  });

  it.each(addresses)('of %s has all its links in the menu of phones too', (_url, page) => {
    const links = (selector: string) =>
      page
        .querySelectorAll(`${selector} a`)
        .map(({properties}) => String(properties.href))
        .filter((href) => href.startsWith('#') || href.startsWith('/'));
    const menu = new Set(links('#site-menu'));
    expect(links('nav[data-anchors] li').filter((href) => !menu.has(href))).toEqual([]);
  });
});
