import {reveal} from '../reveal';
import {smallScreen} from './small-screen';
import {listenForSwipes} from './swipe';

/**
 * Adds to the menu of small screens what native popovers lack: it traps the focus and can be swiped.
 * Listens at the document, because every page has a new menu.
 */
const menuOf = ({target}: Event) =>
  target instanceof HTMLElement && target.matches('[data-site-menu]') ? target : undefined;

const openMenu = () => document.querySelector<HTMLElement>('[data-site-menu]:popover-open');

const close = (): void => openMenu()?.hidePopover();

/** Shows the part of the menu that belongs to the button: that of the page bar, or that of the header. */
function choosePart(button: Element | null): void {
  const part = button?.closest<HTMLElement>('[data-menu-part]')?.dataset.menuPart;
  document.querySelector<HTMLInputElement>(`.menuParts [value='${part}']`)?.click();
}

/** The element that had the focus before the menu opened. */
let opener: HTMLElement | null = null;

/** Selects everything outside of the menu. */
const outsideMenu =
  ':is(body, body *):has([data-site-menu]) > :not([inert], [data-site-menu], :has([data-site-menu]))';

/** Elements that were made inert while the menu is open. */
let inertElements: Element[] = [];

/** Gives the visible button that opens the menu; it gets the focus when no element had it before. */
const openButtonOf = (menu: Element) =>
  [...document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)].find(
    (button) => !menu.contains(button) && button.getClientRects().length > 0,
  );

/** Restores inert elements, and remembers the focus before the menu opens. */
function onBeforeToggle(event: Event): void {
  const menu = menuOf(event);
  if (!menu) return;
  for (const element of inertElements) element.toggleAttribute('inert', false);
  inertElements = [];
  if ((event as ToggleEvent).newState !== 'open') return;
  menu.inert = false;
  opener = document.activeElement as HTMLElement | null;
}

/** Makes the rest of the page inert and moves the focus into the open menu. */
function trapFocus(menu: HTMLElement): void {
  // The event of an opening may come after this script has found the menu open.
  if (inertElements.length > 0) return;
  inertElements = [...document.querySelectorAll(outsideMenu)];
  for (const element of inertElements) element.toggleAttribute('inert', true);
  if (!menu.contains(document.activeElement))
    menu.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({preventScroll: true});
  const currentLink = menu.querySelector('[aria-current="location"]');
  if (currentLink?.checkVisibility()) reveal(menu, currentLink);
}

/** Moves the focus into a menu that has opened, or back after it has closed. */
function onToggle(event: Event): void {
  const menu = menuOf(event);
  if (!menu) return;
  if (menu.matches(':popover-open')) return trapFocus(menu);
  const {activeElement, body} = document;
  const isLost = activeElement === body || menu.contains(activeElement);
  // While it slides out, its links are visible, but must not get the focus.
  menu.inert = true;
  if (isLost)
    (opener?.isConnected && opener !== body ? opener : openButtonOf(menu))?.focus({
      preventScroll: true,
    });
}

document.addEventListener('click', ({target}) => choosePart(target as Element), true);
document.addEventListener('beforetoggle', onBeforeToggle, true);
document.addEventListener('toggle', onToggle, true);
// Close on back and forward, and when the window becomes wide enough for the links of the header.
window.addEventListener('popstate', close);
smallScreen().addEventListener('change', close);
listenForSwipes();
// The reader may have opened it before this script loaded.
const menuBefore = openMenu();
if (menuBefore) {
  const {activeElement} = document;
  if (!menuBefore.contains(activeElement)) opener = activeElement as HTMLElement | null;
  choosePart(opener);
  trapFocus(menuBefore);
}
