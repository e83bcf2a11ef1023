import {versionOf} from '../versions';

/**
 * Puts a link beside a heading that the reader comes near: it reports a mistake there, as the link
 * of the page does (src/screens/docs/PageActions.tsx), which a mirrored page has not.
 */
function offerReport({target}: Pick<Event, 'target'>): void {
  const heading = target instanceof Element ? target.closest<HTMLElement>('.heading') : null;
  const anchor = heading?.querySelector<HTMLAnchorElement>('.anchor');
  const ofPage = document.querySelector<HTMLAnchorElement>(
    '[aria-label="Page links"] a[href*="/issues/new?"]',
  );
  if (!heading || !anchor || !ofPage || heading.querySelector('.report')) return;
  const link = ofPage.cloneNode(true) as HTMLAnchorElement;
  const issue = new URLSearchParams(link.search);
  const name = anchor.previousElementSibling?.textContent ?? '';
  issue.set('title', `${issue.get('title')}, "${name}"`);
  const {webpack} = versionOf(location.pathname);
  issue.set('body', issue.get('body')!.replace(/\s/, `${anchor.hash} (webpack ${webpack})$&`));
  link.search = String(issue);
  link.className = 'anchor report';
  link.firstChild!.nodeValue = 'Report a mistake here';
  // In the room above the heading, so that nothing moves. Those of steps are sticky already.
  if (getComputedStyle(heading).position === 'static') heading.style.position = 'relative';
  link.style.cssText = 'position:absolute;inset-inline-end:0;bottom:100%;font-size:var(--t-small)';
  anchor.after(link);
}

const root = document.documentElement;
const start = () => {
  document.addEventListener('pointerover', offerReport);
  document.addEventListener('focusin', offerReport);
  // The reader came near before.
  const near = document.querySelector('.heading:is(:hover, :focus-within)');
  if (near) offerReport({target: near});
};
// React takes over only what the server sent.
if (root.dataset.hasHydrated === 'true') start();
else
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    start();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
