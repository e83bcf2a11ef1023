/**
 * What menus of links do beyond a native popover: they open by hovering, and know arrow keys.
 */

/** A button and the list of links it opens (src/components/ui/LinkMenu.tsx). */
interface LinkMenu {
  root: Element;
  button: HTMLElement;
  list: HTMLElement;
}

/** Gives the menu that an element is part of, if any. */
function menuAround(target: EventTarget | null): LinkMenu | undefined {
  const root = target instanceof Element ? target.closest('[data-link-menu]') : null;
  const button = root?.querySelector('button');
  const list = root?.querySelector<HTMLElement>('[popover]');
  return root && button && list ? {root, button, list} : undefined;
}

/** Gives the menu that is open; there is at most one. */
const openMenu = (): LinkMenu | undefined =>
  menuAround(document.querySelector('[data-link-menu] > :popover-open'));

const isOpen = ({list}: LinkMenu): boolean => list.matches(':popover-open');

const itemsOf = ({list}: LinkMenu): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('a, button'),
];

/** Opens the menu below its button, also where CSS cannot say where that is. */
function open(menu: LinkMenu): void {
  if (!CSS.supports('anchor-scope: all')) {
    const {bottom, right} = menu.button.getBoundingClientRect();
    const edge = document.documentElement.clientWidth - right;
    menu.list.style.inset = `${bottom + 4}px ${edge}px auto auto`;
  }
  menu.list.showPopover();
}

/** Long enough to cross the gap between the button and its list. */
const leaveAfter = 250;

/** The menu that hovering opened, until a click or a key makes it stay. */
let hovered: Element | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Keeps a menu open that hovering has opened. */
function stay(): void {
  hovered = undefined;
  clearTimeout(leaving);
}

/** Opens the menu under the mouse, and closes it a moment after the mouse has left. */
function onPointerOver({target, pointerType}: PointerEvent): void {
  const menu = menuAround(target);
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
      if (current?.root === hovered) current?.list.hidePopover();
      hovered = undefined;
    }, leaveAfter);
  }
}

/** A click on the button of a menu that hovering has opened must not close it. */
function onClick(event: MouseEvent): void {
  const menu = menuAround(event.target);
  if (!menu || !isOpen(menu) || menu.root !== hovered) return;
  if (!menu.button.contains(event.target as Node)) return;
  event.preventDefault();
  stay();
  itemsOf(menu)[0]?.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const menu = menuAround(event.target);
  if (!menu || step === undefined) return;
  event.preventDefault();
  stay();
  if (!isOpen(menu)) open(menu);
  const links = itemsOf(menu);
  const current = links.findIndex((link) => link === document.activeElement);
  const from = current === -1 && step === -1 ? 0 : current;
  links[(from + step + links.length) % links.length]?.focus();
}

function onFocusIn({target}: FocusEvent): void {
  const current = openMenu();
  if (current && current.root !== menuAround(target)?.root) current.list.hidePopover();
}

function onToggle({target}: Event): void {
  const menu = menuAround(target);
  if (!menu || !isOpen(menu) || menu.root === hovered) return;
  if (!menu.list.contains(document.activeElement)) itemsOf(menu)[0]?.focus();
}

document.addEventListener('pointerover', onPointerOver);
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKeyDown);
document.addEventListener('focusin', onFocusIn);
document.addEventListener('toggle', onToggle, true);
