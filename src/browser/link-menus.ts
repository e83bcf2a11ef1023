/**
 * What menus of links do beyond a native popover: they open by hovering, and know arrow keys.
 */

/** Gives the list of the menu (src/components/ui/LinkMenu.tsx) that an element is part of, if any. */
const listAround = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest('[data-link-menu]')?.querySelector<HTMLElement>('[popover]')
    : undefined;

const buttonOf = (list: Element) => list.previousElementSibling!;

const isOpen = (list: Element): boolean => list.matches(':popover-open');

const itemsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('a, button')];

/** Opens a list below its button, also where CSS cannot say where that is. */
function open(list: HTMLElement): void {
  if (!CSS.supports('anchor-scope: all')) {
    const {bottom, right} = buttonOf(list).getBoundingClientRect();
    const edge = document.documentElement.clientWidth - right;
    list.style.inset = `${bottom + 4}px ${edge}px auto auto`;
  }
  list.showPopover();
}

/** Long enough to cross the gap between the button and its list. */
const leaveAfter = 250;

/** The list that hovering opened, until a click or a key makes it stay. */
let hovered: HTMLElement | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * The list that the reader has closed under the mouse: hovering does not open it again before the
 * mouse has left its menu (WCAG 1.4.13).
 */
let dismissed: HTMLElement | undefined;

/** Keeps a list open that hovering has opened. */
function stay(): void {
  hovered = undefined;
  clearTimeout(leaving);
}

/** Opens the list under the mouse, and closes it a moment after the mouse has left. */
function onPointerOver({target, pointerType}: PointerEvent): void {
  const list = listAround(target);
  if (pointerType !== 'mouse') return;
  if (list !== dismissed) dismissed = undefined;
  if (list === hovered) clearTimeout(leaving);
  if (list && list !== dismissed && !isOpen(list)) {
    stay();
    hovered = list;
    open(list);
  } else if (!list && hovered) {
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      if (hovered && isOpen(hovered)) hovered.hidePopover();
      hovered = undefined;
    }, leaveAfter);
  }
}

/** A click on the button of a list that hovering has opened must not close it. */
function onClick(event: MouseEvent): void {
  const list = listAround(event.target);
  if (!list || list !== hovered || !isOpen(list)) return;
  if (!buttonOf(list).contains(event.target as Node)) return;
  event.preventDefault();
  stay();
  itemsOf(list)[0]?.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const list = listAround(event.target);
  if (!list || step === undefined) return;
  event.preventDefault();
  stay();
  if (!isOpen(list)) open(list);
  const links = itemsOf(list);
  const current = links.findIndex((link) => link === document.activeElement);
  const from = current === -1 && step === -1 ? 0 : current;
  links[(from + step + links.length) % links.length]?.focus();
}

/** A list closes when the focus leaves its menu. */
function onFocusIn({target}: FocusEvent): void {
  const list = document.querySelector<HTMLElement>('[data-link-menu] > :popover-open');
  if (list !== listAround(target)) list?.hidePopover();
}

function onToggle({target}: Event): void {
  const list = listAround(target);
  if (list && !isOpen(list) && list.parentElement!.matches(':hover')) dismissed = list;
  if (!list || !isOpen(list) || list === hovered) return;
  if (!list.contains(document.activeElement)) itemsOf(list)[0]?.focus();
}

document.addEventListener('pointerover', onPointerOver);
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKeyDown);
document.addEventListener('focusin', onFocusIn);
document.addEventListener('toggle', onToggle, true);
