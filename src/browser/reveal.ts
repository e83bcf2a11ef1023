/** Scrolls a box, and not the page as `scrollIntoView` would, so that an element in it is visible. */
export function reveal(box: HTMLElement, current: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight)) return;
  box.scrollTop += inner.top - outer.top - outer.height / 3;
}
