import {decodePath} from '../decode-path';
import {onPageShown} from './page-events';
import {reveal} from './reveal';

/** Headings in the upper 30 % of the window, and all above it, count as reached. */
const rootMargin = '9999999px 0px -70%';

let observer: IntersectionObserver | undefined;
let updateCurrent: () => void = () => {};

/** Marks the current heading in the page's tables of contents. */
function trackHeadings(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-outline] a')];
  const hashes = [...new Set(links.map(({hash}) => hash))];
  const headings = hashes.map((hash) => document.getElementById(decodePath(hash.slice(1))));
  const reachedHeadings = new Set<Element | null>();
  let markedHash: string | undefined;

  updateCurrent = () => {
    let current = headings.map((heading) => reachedHeadings.has(heading)).lastIndexOf(true);
    // At the end of the page, the heading that a link led to may not scroll up that far.
    const {scrollHeight} = document.documentElement;
    if (scrollY + innerHeight > scrollHeight - 2)
      current = Math.max(current, hashes.indexOf(location.hash));
    markLinks(hashes[current]);
  };

  function markLinks(hash: string | undefined) {
    if (hash === markedHash) return;
    markedHash = hash;
    for (const link of links) {
      if (link.hash !== markedHash) {
        link.removeAttribute('aria-current');
        continue;
      }
      link.setAttribute('aria-current', 'location');
      const sidebar = link.closest<HTMLElement>('[data-keep-scroll]:not(:hover, :focus-within)');
      if (link.checkVisibility() && sidebar) reveal(sidebar, link);
    }
  }

  // Mark the heading in the hash before the first paint.
  if (hashes.includes(location.hash)) markLinks(location.hash);

  observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries)
        reachedHeadings[isIntersecting ? 'add' : 'delete'](target);
      updateCurrent();
    },
    {rootMargin},
  );
  for (const heading of headings) if (heading) observer.observe(heading);
}

onPageShown(trackHeadings);
window.addEventListener('hashchange', () => updateCurrent());
