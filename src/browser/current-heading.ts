import {onPageShown} from './page-shown';
import {reveal} from './sidebar-place';

/** A heading above this line of the window has been reached. Everything above it counts as seen. */
const reached = '9999999px 0px -70%';

let watch: IntersectionObserver | undefined;
let mark: () => void = () => {};

/** Marks in the sidebar which heading of the page is read. */
function follow(): void {
  watch?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-anchors] a[href^="#"]')];
  const headings = links.map(({hash}) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  const passed = new Set<Element | null>();
  let marked: HTMLAnchorElement | undefined;

  mark = () => {
    let current = headings.map((heading) => passed.has(heading)).lastIndexOf(true);
    // At its end the page cannot scroll a heading up to the line that the reader went to.
    const {scrollHeight} = document.documentElement;
    if (scrollY + innerHeight > scrollHeight - 2)
      current = Math.max(
        current,
        links.findIndex(({hash}) => hash === location.hash),
      );
    if (links[current] === marked) return;
    marked?.removeAttribute('aria-current');
    marked = links[current];
    marked?.setAttribute('aria-current', 'location');
    const sidebar = marked?.closest<HTMLElement>('[data-keep-place]:not(:hover, :focus-within)');
    if (marked?.checkVisibility() && sidebar) reveal(sidebar, marked);
  };

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
if (typeof window !== 'undefined') window.addEventListener('hashchange', () => mark());
