import type {Element} from 'hast';
import {readablePages} from '../support/built-site';

const pages = readablePages();
const linksOf = ({querySelectorAll: all}: (typeof pages)[number]) => all('a[href]');
const href = ({properties}: Element) => String(properties.href);
/**
 * Links to other sites that stay in the tab on purpose: whoever chooses another language wants to
 * leave the page, and the notification's links stayed in the tab on the former site too.
 */
const staysInTab = (page: (typeof pages)[number]) =>
  new Set(page.querySelectorAll('a[data-language], aside[aria-label=Notification] a'));
const isExternal = (link: Element) => /^(https?:)?\/\//.test(href(link));
const behavior = ({properties: {target, rel}}: Element) => ({target, rel});

describe.each(pages.map((page) => [page.url, page] as const))('links on %s', (_url, page) => {
  it('to other sites open in a new tab, without an opener', () => {
    const excepted = staysInTab(page);
    const external = linksOf(page).filter((link) => isExternal(link) && !excepted.has(link));
    expect(external.length).toBeGreaterThan(0);
    const others = external.filter(
      ({properties: {target, rel}}) => target !== '_blank' || ![rel].flat().includes('noopener'),
    );
    expect(others.map((link) => [href(link), behavior(link)])).toEqual([]);
  });

  it('to this site and to mailboxes stay in the tab', () => {
    const others = linksOf(page)
      .filter((link) => !isExternal(link))
      .filter(({properties: {target}}) => target !== undefined);
    expect(others.map((link) => [href(link), behavior(link)])).toEqual([]);
  });
});
