import {onPageShown} from './page-events';
import {readStored, store} from './storage';

/** Boxes with `data-keep-scroll` scroll to where the reader left the last box of that name. */
const key = (box: HTMLElement) => `sidebar:${box.dataset.keepScroll}`;

function restore(box: HTMLElement): void {
  const stored = Number(readStored('sessionStorage', key(box)));
  if (stored > 0) box.scrollTop = stored;
  const current = box.querySelector('[aria-current="page"]');
  if (current) reveal(box, current);
}

/** Brings an element of a box into its view. Scrolls the box alone: `scrollIntoView` would move the page as well. */
export function reveal(box: HTMLElement, current: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight)) return;
  box.scrollTop += inner.top - outer.top - outer.height / 3;
}

function storeScrollPosition({target}: Event): void {
  if (!(target instanceof HTMLElement) || target.dataset.keepScroll === undefined) return;
  store('sessionStorage', key(target), String(Math.round(target.scrollTop)));
}

onPageShown(() => document.querySelectorAll<HTMLElement>('[data-keep-scroll]').forEach(restore));
document.addEventListener('scroll', storeScrollPosition, {capture: true, passive: true});
