/** What makes a movement of the finger a swipe (specification §4), in CSS pixels. */
const threshold = 20;
const range = 295;
const slope = 0.8;

/** How far from the left edge of the screen a swipe that opens may begin. */
const edge = 24;

/** How far the finger has come: to the right and down are positive. */
export interface Movement {
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
export const isDrawnOut = ({x}: Movement): boolean => x >= range;

/** Tells whether the movement opens a closed menu (`1`) or closes an open one (`-1`). */
export const isSwipe = (movement: Movement, direction: 1 | -1): boolean =>
  movement.x * direction > threshold && isSideways(movement);
