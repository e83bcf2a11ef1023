import {versionOf} from '../versions';

/**
 * Adds a link to a heading under the pointer or focus that reports a mistake in its section: a copy of
 * the link of the page (src/screens/docs/PageActions.tsx), which mirrored pages do not have.
 */
function addReportLink({target}: Pick<Event, 'target'>): void {
  const heading = target instanceof Element ? target.closest<HTMLElement>('.heading') : null;
  const named = heading?.querySelector('[id]');
  const pageLink = document.querySelector<HTMLAnchorElement>(
    '[aria-label="Page links"] a[href*="/issues/new?"]',
  );
  if (!heading || !named || !pageLink || heading.querySelector('.report')) return;
  const link = pageLink.cloneNode(true) as HTMLAnchorElement;
  const issue = new URLSearchParams(link.search);
  issue.set('title', `${issue.get('title')}, "${named.textContent}"`);
  const {webpack} = versionOf(location.pathname);
  issue.set('body', issue.get('body')!.replace(/\s/, `#${named.id} (webpack ${webpack})$&`));
  link.search = String(issue);
  link.className = 'report';
  link.firstChild!.nodeValue = 'Report a mistake here';
  // In the space above the heading, so that nothing moves. Headings of steps are positioned already.
  if (getComputedStyle(heading).position === 'static') heading.style.position = 'relative';
  link.style.cssText =
    'position:absolute;inset-inline-end:0;bottom:100%;padding:0 .25em;color:var(--text-3);font:400 var(--t-small)/1 var(--use);text-decoration:none';
  heading.append(link);
}

const root = document.documentElement;
const start = () => {
  document.addEventListener('pointerover', addReportLink);
  document.addEventListener('focusin', addReportLink);
  // The pointer or focus may be on a heading already.
  const heading = document.querySelector('.heading:is(:hover, :focus-within)');
  if (heading) addReportLink({target: heading});
};
// Wait for hydration: React expects the HTML from the server.
if (root.dataset.hasHydrated === 'true') start();
else
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    start();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
