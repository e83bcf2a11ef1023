import {needsPlacing} from '../config';
import {autoUpdate, computePosition, flip, offset, shift} from '@floating-ui/dom';

/** Distance to the term and to the edges of the window (specification §9). */
const gap = 6;

const stops = new Map<Element, () => void>();

/** What is kept at its place: the definition of a term. */
const placed = '.definition';

/** Keeps a definition at its term: above it, else right, left or below. */
function follow(definition: HTMLElement): void {
  const owner = document.querySelector(`[aria-describedby="${definition.id}"]`);
  if (!owner) return;
  const place = async () => {
    const {x, y} = await computePosition(owner, definition, {
      strategy: 'fixed',
      placement: 'top-start',
      middleware: [
        offset(gap),
        flip({fallbackPlacements: ['right', 'left', 'bottom-start'], padding: gap}),
        shift({padding: gap}),
      ],
    });
    Object.assign(definition.style, {inset: `${y}px auto auto ${x}px`, margin: '0'});
  };
  stops.set(
    definition,
    autoUpdate(owner, definition, () => void place()),
  );
}

function onToggle({target, newState}: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(placed)) return;
  stops.get(target)?.();
  if (newState === 'open') follow(target);
}

if (typeof document !== 'undefined' && needsPlacing()) {
  document.addEventListener('toggle', onToggle as EventListener, true);
  document.querySelectorAll<HTMLElement>(`${placed}:popover-open`).forEach(follow);
}
