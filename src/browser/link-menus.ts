/**
 * Adds to menus of links what native popovers lack: opening on hover, and arrow keys.
 */

/** Gives the list of the menu (src/components/ui/LinkMenu.tsx) that an element is part of, if any. */
const listOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest('[data-link-menu]')?.querySelector<HTMLElement>('[popover]')
    : undefined;

const buttonOf = (list: Element) => list.previousElementSibling!;

const isOpen = (list: Element): boolean => list.matches(':popover-open');

const itemsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('a, button')];

/** Opens a list below its button, also in browsers without CSS anchor positioning. */
function open(list: HTMLElement): void {
  if (!CSS.supports('anchor-scope: all')) {
    const {bottom, right} = buttonOf(list).getBoundingClientRect();
    const edge = document.documentElement.clientWidth - right;
    list.style.inset = `${bottom + 4}px ${edge}px auto auto`;
  }
  list.showPopover();
}

/** Milliseconds after which a list closes that the mouse has left: enough to cross the gap below the button. */
const closeDelay = 250;

/** The list that hovering opened, until a click or a key keeps it open. */
let hoveredList: HTMLElement | undefined;
let closeTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * The list that the reader has closed under the mouse: hovering does not open it again before the
 * mouse has left its menu (WCAG 1.4.13).
 */
let dismissedList: HTMLElement | undefined;

/** Keeps the hovered list open when the mouse leaves. */
function keepOpen(): void {
  hoveredList = undefined;
  clearTimeout(closeTimer);
}

function openHovered(list: HTMLElement): void {
  keepOpen();
  hoveredList = list;
  open(list);
}

/** Opens the list under the mouse, and closes it a moment after the mouse has left. */
function onPointerOver({target, pointerType}: PointerEvent): void {
  const list = listOf(target);
  if (pointerType !== 'mouse') return;
  if (list !== dismissedList) dismissedList = undefined;
  if (list === hoveredList) clearTimeout(closeTimer);
  if (list && list !== dismissedList && !isOpen(list)) {
    openHovered(list);
  } else if (!list && hoveredList) {
    clearTimeout(closeTimer);
    closeTimer = setTimeout(() => {
      if (hoveredList && isOpen(hoveredList)) hoveredList.hidePopover();
      hoveredList = undefined;
    }, closeDelay);
  }
}

/** A click on the button of a list that hovering has opened must not close it. */
function onClick(event: MouseEvent): void {
  const list = listOf(event.target);
  if (!list || list !== hoveredList || !isOpen(list)) return;
  if (!buttonOf(list).contains(event.target as Node)) return;
  event.preventDefault();
  keepOpen();
  itemsOf(list)[0]?.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const list = listOf(event.target);
  if (!list || step === undefined) return;
  event.preventDefault();
  keepOpen();
  if (!isOpen(list)) open(list);
  const links = itemsOf(list);
  const current = links.findIndex((link) => link === document.activeElement);
  const from = current === -1 && step === -1 ? 0 : current;
  links[(from + step + links.length) % links.length]?.focus();
}

/** A list closes when the focus leaves its menu. */
function onFocusIn({target}: FocusEvent): void {
  const list = document.querySelector<HTMLElement>('[data-link-menu] > :popover-open');
  if (list !== listOf(target)) list?.hidePopover();
}

function focusFirst(list: HTMLElement): void {
  if (!list.contains(document.activeElement)) itemsOf(list)[0]?.focus();
}

function onToggle({target}: Event): void {
  const list = listOf(target);
  if (list && !isOpen(list) && list.parentElement!.matches(':hover')) dismissedList = list;
  if (list && isOpen(list) && list !== hoveredList) focusFirst(list);
}

/** Does for the menu that the reader has reached or opened before this script loaded what it does for others. */
function catchUp(): void {
  const list = document.querySelector<HTMLElement>('[data-link-menu] > :popover-open');
  if (list) return focusFirst(list);
  // Without a mouse, what was tapped last counts as hovered.
  if (!matchMedia('(hover: hover)').matches) return;
  const hovered = listOf(document.querySelector('[data-link-menu]:hover'));
  if (hovered) openHovered(hovered);
}

document.addEventListener('pointerover', onPointerOver);
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKeyDown);
document.addEventListener('focusin', onFocusIn);
document.addEventListener('toggle', onToggle, true);
catchUp();
