/** How long blocks are on their way, in milliseconds. */
export const duration = 480;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where everything that has a key is, before it is drawn again. */
export type Rectangles = ReadonlyMap<string, DOMRect>;

export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

const keyed = (drawing: Element) => [...drawing.querySelectorAll<HTMLElement>('[data-key]')];

/** Everything that moves, by its key. */
export const rectanglesIn = (drawing: Element): Rectangles =>
  new Map(keyed(drawing).map((element) => [element.dataset.key!, element.getBoundingClientRect()]));

/** Has everything come from where it was; only transforms change, which need no layout. */
export function moveFrom(before: Rectangles, drawing: Element): void {
  const elements = keyed(drawing);
  // All rectangles are read before anything moves.
  const after = elements.map((element) => element.getBoundingClientRect());
  const ways = new Map<Element, {x: number; y: number}>();
  elements.forEach((element, index) => {
    const [from, to] = [before.get(element.dataset.key!), after[index]!];
    const way = from ? {x: from.left - to.left, y: from.top - to.top} : {x: 0, y: 0};
    ways.set(element, way);
    // What it stands in takes it along.
    const taken = ways.get(element.parentElement!.closest('[data-key]')!) ?? {x: 0, y: 0};
    const frame = from
      ? frameOf(element, from, to, {x: way.x - taken.x, y: way.y - taken.y})
      : {opacity: 0};
    if (frame) element.animate([frame, {}], {duration, easing});
  });
}

function frameOf(
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  way: {x: number; y: number},
): Keyframe | undefined {
  // A bar changes its length; all else only moves.
  if (element.dataset.key!.startsWith('b:')) {
    if (Math.abs(from.width - to.width) < 1) return undefined;
    return {transformOrigin: 'left', transform: `scaleX(${from.width / to.width})`};
  }
  if (Math.abs(way.x) < 1 && Math.abs(way.y) < 1) return undefined;
  return {transform: `translate(${way.x}px, ${way.y}px)`};
}
