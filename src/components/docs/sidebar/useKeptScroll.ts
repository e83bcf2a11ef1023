import {type RefObject, useEffect} from 'react';

const key = (name: string) => `sidebar:${name}`;

/**
 * Keeps a scrolling box where the reader left it, across pages, and brings its current entry into view.
 * @param name what is remembered: boxes of one name share their place
 */
export function useKeptScroll(ref: RefObject<HTMLElement | null>, name: string): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const kept = Number(readKept(key(name)));
    if (kept > 0) box.scrollTop = kept;
    revealCurrent(box);
    const keep = () => writeKept(key(name), String(Math.round(box.scrollTop)));
    box.addEventListener('scroll', keep, {passive: true});
    return () => box.removeEventListener('scroll', keep);
  }, [ref, name]);
}

/** Scrolls the box alone: `scrollIntoView` would move the page as well. */
function revealCurrent(box: HTMLElement): void {
  const current = box.querySelector('[aria-current="page"]');
  if (!current) return;
  const outer = box.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - outer.height / 3;
}

// Storage may be forbidden; the sidebar then starts at its top.
function readKept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function writeKept(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Nothing is lost but the place.
  }
}
