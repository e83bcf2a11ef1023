/** How long blocks are on their way, in milliseconds. */
const duration = 480;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where everything that has a key is, before it is drawn again. */
export type Places = ReadonlyMap<string, DOMRect>;

export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Everything that moves, by its key. */
export function placesIn(drawing: Element): Places {
  return new Map(
    [...drawing.querySelectorAll<HTMLElement>('[data-key]')].map((element) => [
      element.dataset.key!,
      element.getBoundingClientRect(),
    ]),
  );
}

/** Has everything come from where it was: all places are read before anything moves. */
export function moveFrom(before: Places, drawing: Element): void {
  const moves = [...drawing.querySelectorAll<HTMLElement>('[data-key]')].map((element) => ({
    element,
    from: before.get(element.dataset.key!),
    to: element.getBoundingClientRect(),
  }));
  for (const {element, from, to} of moves) {
    const frame = from ? frameFrom(element, from, to) : {opacity: 0};
    if (frame) element.animate([frame, {}], {duration, easing});
  }
}

/** A bar changes its length; all else only moves. */
function frameFrom(element: HTMLElement, from: DOMRect, to: DOMRect): Keyframe | undefined {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const isBar = element.dataset.key!.startsWith('b:');
  // The file of a bar takes it along.
  if (isBar) {
    if (Math.abs(from.width - to.width) < 1 || to.width === 0) return undefined;
    return {transformOrigin: 'left', transform: `scaleX(${from.width / to.width})`};
  }
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return undefined;
  return {transform: `translate(${x}px, ${y}px)`};
}
