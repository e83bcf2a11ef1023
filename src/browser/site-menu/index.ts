import {reveal} from '../sidebar-place';
import {listenForSwipes} from './swipe';

/**
 * What the menu of small screens does beyond a native popover: it keeps the focus, and follows the
 * finger. It listens at the document, because a page that comes without a reload brings a new menu.
 */
const menuOf = ({target}: Event) =>
  target instanceof HTMLElement && target.matches('[data-site-menu]') ? target : undefined;

function close(): void {
  document.querySelector<HTMLElement>('[data-site-menu]:popover-open')?.hidePopover();
}

/** Each opener begins with its own part: the bar that names the page, the button of the header. */
function choosePart({target}: Event): void {
  const part = (target as Element).closest<HTMLElement>('[data-menu-part]')?.dataset.menuPart;
  document.querySelector<HTMLInputElement>(`.menuParts [value='${part}']`)?.click();
}

/** Where the focus was before the menu opened. */
let opener: HTMLElement | undefined;

/** What cannot be reached while the menu is open. */
let behind: Element[] = [];

/** Gives everything on the page that the menu is no part of. */
function around(menu: Element): Element[] {
  const {parentElement: parent} = menu;
  if (!parent || menu === document.body) return [];
  const siblings = [...parent.children].filter((element) => element !== menu);
  return [...siblings, ...around(parent)];
}

function focusedElement(): HTMLElement | undefined {
  const {activeElement} = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : undefined;
}

/** The button that opens the menu: where the focus goes back to when it came from nowhere. */
const buttonFor = (menu: Element) =>
  [...document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)].find(
    (button) => !menu.contains(button) && button.getClientRects().length > 0,
  );

/** Before the menu opens or closes: what lies behind it goes and comes back at once. */
function prepare(menu: HTMLElement, isOpening: boolean): void {
  for (const element of behind) element.toggleAttribute('inert', false);
  behind = [];
  if (!isOpening) return;
  menu.inert = false;
  opener = focusedElement();
}

/** After it has opened or closed: the focus moves in, or back to where it was. */
function settle(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) {
    behind = around(menu).filter((element) => !element.hasAttribute('inert'));
    for (const element of behind) element.toggleAttribute('inert', true);
    menu.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({preventScroll: true});
    const read = menu.querySelector('[aria-current="location"]');
    if (read?.checkVisibility()) reveal(menu, read);
    return;
  }
  const focused = focusedElement();
  // It still slides out: its links are seen, but no longer there.
  menu.inert = true;
  if (!focused || menu.contains(focused))
    (opener?.isConnected ? opener : buttonFor(menu))?.focus({preventScroll: true});
}

document.addEventListener('click', choosePart, true);
const onBeforeToggle = (event: ToggleEvent) => {
  const menu = menuOf(event);
  if (menu) prepare(menu, event.newState === 'open');
};
const onToggle = (event: Event) => {
  const menu = menuOf(event);
  if (menu) settle(menu);
};
document.addEventListener('beforetoggle', onBeforeToggle as EventListener, true);
document.addEventListener('toggle', onToggle, true);
// Back and forward, and a screen that has become wide enough for the header's links.
window.addEventListener('popstate', close);
window.matchMedia('(width >= 48em)').addEventListener('change', close);
listenForSwipes();
