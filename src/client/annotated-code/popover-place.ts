import {needsPlacing} from './needs-placing';
import {autoUpdate, computePosition, flip, offset, shift} from '@floating-ui/dom';

/** Distance to the button and to the edges of the window (specification §9). */
const gap = 6;

const stops = new Map<Element, () => void>();

/** Keeps the details of a code block at their button: above it, else right, left or below. */
function follow(details: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${details.id}"]`);
  if (!button) return;
  const place = async () => {
    const {x, y} = await computePosition(button, details, {
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
    autoUpdate(button, details, () => void place()),
  );
}

function onToggle({target, newState}: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches('.details')) return;
  stops.get(target)?.();
  if (newState === 'open') follow(target);
}

if (typeof document !== 'undefined' && needsPlacing()) {
  document.addEventListener('toggle', onToggle as EventListener, true);
  document.querySelectorAll<HTMLElement>('.details:popover-open').forEach(follow);
}
