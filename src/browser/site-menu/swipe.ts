import {smallScreen} from './small-screen';

interface Swipe {
  menu: HTMLElement;
  /** To the right opens, to the left closes. */
  direction: 1 | -1;
  from: Delta;
  delta: Delta;
  isDragging: boolean;
}

/** The current gesture, if there is one. */
let swipe: Swipe | undefined;

/** The id of the last pointer that went down, to capture it. */
let pointerId: number | undefined;

function onTouchStart(event: TouchEvent): void {
  endSwipe(false);
  const [touch] = event.touches;
  const menu = document.querySelector<HTMLElement>('[data-site-menu]');
  if (event.touches.length !== 1 || !touch || !menu || !(event.target instanceof Element)) return;
  const isOpen = menu.matches(':popover-open');
  if (isOpen ? !menu.contains(event.target) : !canOpen(touch, event.target)) return;
  const from = {x: touch.clientX, y: touch.clientY};
  swipe = {menu, direction: isOpen ? -1 : 1, from, delta: {x: 0, y: 0}, isDragging: false};
  // Not passive, to prevent scrolling while the menu is dragged; added only for the time of the gesture.
  document.addEventListener('touchmove', onTouchMove, {passive: false});
}

const canOpen = ({clientX}: Touch, target: Element): boolean =>
  beginsAtEdge(clientX) && smallScreen().matches && !isScrolled(target);

/** Tells whether the target is in a box that a swipe to the right would scroll back, such as wide code. */
function isScrolled(target: Element): boolean {
  for (let box: Element | null = target; box; box = box.parentElement)
    if (box.scrollLeft > 0) return true;
  return false;
}

function onTouchMove(event: TouchEvent): void {
  const [touch] = event.touches;
  if (!swipe || !touch) return;
  const {menu, direction, from} = swipe;
  swipe.delta = {x: touch.clientX - from.x, y: touch.clientY - from.y};
  if (!swipe.isDragging) {
    if (!isDecided(swipe.delta)) return;
    if (!isSideways(swipe.delta) || swipe.delta.x * direction < 0) return endSwipe(false);
    swipe.isDragging = true;
    menu.toggleAttribute('data-dragging', true);
    if (direction === 1) {
      menu.showPopover();
      // Otherwise the browser takes lifting the finger for a click outside, which closes the popover.
      if (pointerId !== undefined) menu.setPointerCapture(pointerId);
    }
  }
  if (event.cancelable) event.preventDefault();
  if (isFullyOpen(swipe.delta)) return endSwipe(true);
  const closed = direction === 1 ? -menu.offsetWidth : 0;
  menu.style.translate = `${Math.min(0, closed + swipe.delta.x)}px`;
}

function endSwipe(isDone: boolean): void {
  if (!swipe) return;
  const {menu, direction, isDragging} = swipe;
  swipe = undefined;
  document.removeEventListener('touchmove', onTouchMove);
  if (!isDragging) return;
  menu.togglePopover(isDone === (direction === 1));
  menu.removeAttribute('data-dragging');
  menu.style.removeProperty('translate');
}

/** Lets the reader swipe the menu in from the left edge of the screen, and back. */
export function listenForSwipes(): void {
  document.addEventListener('touchstart', onTouchStart, {passive: true});
  document.addEventListener('pointerdown', (event) => (pointerId = event.pointerId));
  document.addEventListener('touchend', () => {
    if (swipe) endSwipe(isSwipe(swipe.delta, swipe.direction));
  });
  document.addEventListener('touchcancel', () => endSwipe(false));
}

/** Distance of a swipe, and of a swipe that opens the menu fully, in CSS pixels; maximum slope. */
const threshold = 20;
const maxDistance = 295;
const slope = 0.8;

/** How far from the left edge a swipe that opens may begin, in CSS pixels. */
const edge = 24;

/** The distance from the start of the touch: to the right and down are positive. */
interface Delta {
  x: number;
  y: number;
}

/** Tells whether a swipe that opens may begin here. */
export const beginsAtEdge = (clientX: number): boolean => clientX <= edge;

/** Tells whether the finger has moved enough to tell its direction. */
export const isDecided = ({x, y}: Delta): boolean => Math.max(Math.abs(x), Math.abs(y)) >= 4;

/** Tells whether the finger moves mostly sideways. */
export const isSideways = ({x, y}: Delta): boolean => Math.abs(y) < slope * Math.abs(x);

/** Tells whether the finger has moved the menu as far as it goes. */
export const isFullyOpen = ({x}: Delta): boolean => x >= maxDistance;

/** Tells whether the movement opens a closed menu (`1`) or closes an open one (`-1`). */
export const isSwipe = (movement: Delta, direction: 1 | -1): boolean =>
  movement.x * direction > threshold && isSideways(movement);
