interface Swipe {
  menu: HTMLElement;
  /** To the right opens, to the left closes. */
  direction: 1 | -1;
  from: Movement;
  moved: Movement;
  isDragging: boolean;
}

/** The finger that is down now; nothing is remembered from one gesture to the next. */
let swipe: Swipe | undefined;

/** Id of the pointer that is the finger. */
let pointer: number | undefined;

function begin(event: TouchEvent): void {
  finish(false);
  const [touch] = event.touches;
  const menu = document.querySelector<HTMLElement>('[data-site-menu]');
  if (event.touches.length !== 1 || !touch || !menu || !(event.target instanceof Element)) return;
  const isOpen = menu.matches(':popover-open');
  if (isOpen ? !menu.contains(event.target) : !mayOpen(touch, event.target)) return;
  const from = {x: touch.clientX, y: touch.clientY};
  swipe = {menu, direction: isOpen ? -1 : 1, from, moved: {x: 0, y: 0}, isDragging: false};
  // While a finger drags the sheet, the page must not scroll: only then may the listener prevent it.
  document.addEventListener('touchmove', follow, {passive: false});
}

const mayOpen = ({clientX}: Touch, target: Element): boolean =>
  beginsAtEdge(clientX) && matchMedia('(width < 48em)').matches && !isScrolled(target);

/** Tells whether a drag to the right would first bring back the start of a wide block of code. */
function isScrolled(target: Element): boolean {
  for (let box: Element | null = target; box; box = box.parentElement)
    if (box.scrollLeft > 0) return true;
  return false;
}

function follow(event: TouchEvent): void {
  const [touch] = event.touches;
  if (!swipe || !touch) return;
  const {menu, direction, from} = swipe;
  swipe.moved = {x: touch.clientX - from.x, y: touch.clientY - from.y};
  if (!swipe.isDragging) {
    if (!isDecided(swipe.moved)) return;
    if (!isSideways(swipe.moved) || swipe.moved.x * direction < 0) return finish(false);
    swipe.isDragging = true;
    menu.toggleAttribute('data-dragging', true);
    if (direction === 1) {
      menu.showPopover();
      // The browser would take the lifting of the finger for a tap outside.
      if (pointer !== undefined) menu.setPointerCapture(pointer);
    }
  }
  if (event.cancelable) event.preventDefault();
  if (isFullyOpen(swipe.moved)) return finish(true);
  const closed = direction === 1 ? -menu.offsetWidth : 0;
  menu.style.translate = `${Math.min(0, closed + swipe.moved.x)}px`;
}

function finish(isDone: boolean): void {
  if (!swipe) return;
  const {menu, direction, isDragging} = swipe;
  swipe = undefined;
  document.removeEventListener('touchmove', follow);
  if (!isDragging) return;
  menu.togglePopover(isDone === (direction === 1));
  menu.removeAttribute('data-dragging');
  menu.style.removeProperty('translate');
}

/** Lets a finger draw the menu in from the left edge of the screen, and push it back. */
export function listenForSwipes(): void {
  document.addEventListener('touchstart', begin, {passive: true});
  document.addEventListener('pointerdown', ({pointerId}) => (pointer = pointerId));
  document.addEventListener('touchend', () => {
    if (swipe) finish(isSwipe(swipe.moved, swipe.direction));
  });
  document.addEventListener('touchcancel', () => finish(false));
}

/** What makes a movement of the finger a swipe, in CSS pixels. */
const threshold = 20;
const range = 295;
const slope = 0.8;

/** How far from the left edge of the screen a swipe that opens may begin. */
const edge = 24;

/** How far the finger has come: to the right and down are positive. */
interface Movement {
  x: number;
  y: number;
}

/** Tells whether a swipe that opens may begin here. */
export const beginsAtEdge = (clientX: number): boolean => clientX <= edge;

/** Tells whether the finger has moved enough to say where it is going. */
export const isDecided = ({x, y}: Movement): boolean => Math.max(Math.abs(x), Math.abs(y)) >= 4;

/** Tells whether the finger moves mostly sideways. */
export const isSideways = ({x, y}: Movement): boolean => Math.abs(y) < slope * Math.abs(x);

/** Tells whether the finger has drawn the sheet out as far as it can be drawn. */
export const isFullyOpen = ({x}: Movement): boolean => x >= range;

/** Tells whether the movement opens a closed menu (`1`) or closes an open one (`-1`). */
export const isSwipe = (movement: Movement, direction: 1 | -1): boolean =>
  movement.x * direction > threshold && isSideways(movement);
