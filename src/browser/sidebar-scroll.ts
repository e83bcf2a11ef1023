import {onPageShown} from './page-events';
import {readStored, store} from './storage';

/** The storage key of a box with `data-keep-scroll`: boxes of the same name share a scroll position. */
const key = (box: HTMLElement) => `sidebar:${box.dataset.keepScroll}`;

function restore(box: HTMLElement): void {
  const stored = Number(readStored('sessionStorage', key(box)));
  if (stored > 0) box.scrollTop = stored;
  const current = box.querySelector('[aria-current="page"]');
  if (current) reveal(box, current);
}

/** Scrolls a box, and not the page as `scrollIntoView` would, so that an element in it is visible. */
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
