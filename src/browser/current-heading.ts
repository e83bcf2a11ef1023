import {decodePath} from './decode-path';
import {onPageShown} from './page-events';
import {reveal} from './sidebar-scroll';

/** A heading above this line of the window has been reached. Everything above it counts as seen. */
const reached = '9999999px 0px -70%';

let watch: IntersectionObserver | undefined;
let mark: () => void = () => {};

/** Marks in the lists of the page's headings which one is read. */
function follow(): void {
  watch?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-outline] a')];
  const hashes = [...new Set(links.map(({hash}) => hash))];
  const headings = hashes.map((hash) => document.getElementById(decodePath(hash.slice(1))));
  const passed = new Set<Element | null>();
  let marked: string | undefined;

  mark = () => {
    let current = headings.map((heading) => passed.has(heading)).lastIndexOf(true);
    // At its end the page cannot scroll a heading up to the line that the reader went to.
    const {scrollHeight} = document.documentElement;
    if (scrollY + innerHeight > scrollHeight - 2)
      current = Math.max(current, hashes.indexOf(location.hash));
    show(hashes[current]);
  };

  function show(hash: string | undefined) {
    if (hash === marked) return;
    marked = hash;
    for (const link of links) {
      if (link.hash !== marked) {
        link.removeAttribute('aria-current');
        continue;
      }
      link.setAttribute('aria-current', 'location');
      const sidebar = link.closest<HTMLElement>('[data-keep-scroll]:not(:hover, :focus-within)');
      if (link.checkVisibility() && sidebar) reveal(sidebar, link);
    }
  }

  // The heading that the address names is marked before the page has been painted.
  if (hashes.includes(location.hash)) show(location.hash);

  watch = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries)
        passed[isIntersecting ? 'add' : 'delete'](target);
      mark();
    },
    {rootMargin: reached},
  );
  for (const heading of headings) if (heading) watch.observe(heading);
}

onPageShown(follow);
window.addEventListener('hashchange', () => mark());
