import {isOpen, menuAround, open, openMenu, tell} from './parts';

/** Long enough to cross the gap between the button and its list. */
const leaveAfter = 250;

/** The menu that hovering opened, until a click or a key makes it stay. */
let hovered: Element | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

export const isHovered = (root: Element): boolean => hovered === root;

/** Keeps a menu open that hovering has opened. */
export function stay(): void {
  hovered = undefined;
  clearTimeout(leaving);
}

/** Opens the menu under the mouse, and closes it a moment after the mouse has left. */
export function onPointerOver({target, pointerType}: PointerEvent): void {
  const menu = menuAround(target);
  if (menu) tell(menu);
  if (pointerType !== 'mouse') return;
  if (menu?.root === hovered) clearTimeout(leaving);
  if (menu && !isOpen(menu)) {
    stay();
    hovered = menu.root;
    open(menu);
  } else if (!menu && hovered) {
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      const current = openMenu();
      if (current && isHovered(current.root)) current.list.hidePopover();
      hovered = undefined;
    }, leaveAfter);
  }
}
