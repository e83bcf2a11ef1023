import {onPageShown} from './page-events';
import {reveal} from './reveal';
import {readStored, store} from './storage';

/** The storage key of a box with `data-keep-scroll`: boxes of the same name share a scroll position. */
const key = (box: HTMLElement) => `sidebar:${box.dataset.keepScroll}`;

function restore(box: HTMLElement): void {
  const stored = Number(readStored('sessionStorage', key(box)));
  if (stored > 0) box.scrollTop = stored;
  const current = box.querySelector('[aria-current="page"]');
  if (current) reveal(box, current);
}

function storeScrollPosition({target}: Event): void {
  if (!(target instanceof HTMLElement) || target.dataset.keepScroll === undefined) return;
  store('sessionStorage', key(target), String(Math.round(target.scrollTop)));
}

onPageShown(() => document.querySelectorAll<HTMLElement>('[data-keep-scroll]').forEach(restore));
document.addEventListener('scroll', storeScrollPosition, {capture: true, passive: true});
