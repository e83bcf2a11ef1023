/** The sides of an element, measured from the left upper corner of the window. */
type Sides = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

interface Size {
  width: number;
  height: number;
}

/**
 * Finds where a box stands beside an element: at its top, its right, its left or its bottom, the first
 * of them where the box fits into the window. It does what position-try-fallbacks in definition.css
 * does, for browsers that cannot.
 * @param gap between the box and the element, and the edges of the window
 * @returns the left upper corner of the box; where it fits nowhere, it is below the element
 */
export function placeBeside(
  element: Sides,
  box: Size,
  window: Size,
  gap: number,
): {left: number; top: number} {
  const above = element.top - gap - box.height;
  const below = element.bottom + gap;
  const toTheLeft = element.right - box.width;
  /** Neither edge is that of the element: on a phone, a term may be in the middle of a line. */
  const inWindow = Math.max(gap, Math.min(element.left, window.width - gap - box.width));
  const corners = [
    {left: element.left, top: above},
    {left: toTheLeft, top: above},
    {left: inWindow, top: above},
    {left: element.right + gap, top: element.top},
    {left: element.left - gap - box.width, top: element.top},
    {left: element.left, top: below},
    {left: toTheLeft, top: below},
  ];
  const fits = ({left, top}: {left: number; top: number}) =>
    left >= gap &&
    top >= gap &&
    left + box.width <= window.width - gap &&
    top + box.height <= window.height - gap;
  return corners.find(fits) ?? {left: inWindow, top: below};
}
