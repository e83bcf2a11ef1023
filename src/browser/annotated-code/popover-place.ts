import {needsPlacing} from './needs-placing';
import {autoUpdate, computePosition, flip, offset, shift} from '@floating-ui/dom';

/** Distance to the button and to the edges of the window (specification §9). */
const gap = 6;

const stops = new Map<Element, () => void>();

/** What is kept at its place: details of a code block, the definition of a term. */
const placed = '.details,.definition';

/** Keeps details at their button, a definition at its term: above it, else right, left or below. */
function follow(details: HTMLElement): void {
  const {id} = details;
  const owner = document.querySelector(`[popovertarget="${id}"],[aria-describedby="${id}"]`);
  if (!owner) return;
  const place = async () => {
    const {x, y} = await computePosition(owner, details, {
      strategy: 'fixed',
      placement: 'top-start',
      middleware: [
        offset(gap),
        flip({fallbackPlacements: ['right', 'left', 'bottom-start'], padding: gap}),
        shift({padding: gap}),
      ],
    });
    Object.assign(details.style, {inset: `${y}px auto auto ${x}px`, margin: '0'});
  };
  stops.set(
    details,
    autoUpdate(owner, details, () => void place()),
  );
}

function onToggle({target, newState}: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(placed)) return;
  stops.get(target)?.();
  if (newState === 'open') follow(target);
}

if (typeof document !== 'undefined' && needsPlacing()) {
  document.addEventListener('toggle', onToggle as EventListener, true);
  document.querySelectorAll<HTMLElement>(`:is(${placed}):popover-open`).forEach(follow);
}
