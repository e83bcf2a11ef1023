import {reveal} from '../sidebar-scroll';
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
let opener: HTMLElement | null = null;

/** Everything on the page that the menu is no part of. */
const outsideMenu =
  ':is(body, body *):has([data-site-menu]) > :not([inert], [data-site-menu], :has([data-site-menu]))';

/** What cannot be reached while the menu is open. */
let inertElements: Element[] = [];

/** The button that opens the menu: where the focus goes back to when nothing had it before. */
const buttonFor = (menu: Element) =>
  [...document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)].find(
    (button) => !menu.contains(button) && button.getClientRects().length > 0,
  );

/** Before the menu opens or closes: what lies behind it becomes inert, or is restored, without delay. */
function prepare(event: Event): void {
  const menu = menuOf(event);
  if (!menu) return;
  for (const element of inertElements) element.toggleAttribute('inert', false);
  inertElements = [];
  if ((event as ToggleEvent).newState !== 'open') return;
  menu.inert = false;
  opener = document.activeElement as HTMLElement | null;
}

/** After it has opened or closed: the focus moves in, or back to where it was. */
function settle(event: Event): void {
  const menu = menuOf(event);
  if (!menu) return;
  if (menu.matches(':popover-open')) {
    inertElements = [...document.querySelectorAll(outsideMenu)];
    for (const element of inertElements) element.toggleAttribute('inert', true);
    menu.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({preventScroll: true});
    const currentLink = menu.querySelector('[aria-current="location"]');
    if (currentLink?.checkVisibility()) reveal(menu, currentLink);
    return;
  }
  const {activeElement, body} = document;
  const isLost = activeElement === body || menu.contains(activeElement);
  // It still slides out: its links are seen, but no longer there.
  menu.inert = true;
  if (isLost)
    (opener?.isConnected && opener !== body ? opener : buttonFor(menu))?.focus({
      preventScroll: true,
    });
}

document.addEventListener('click', choosePart, true);
document.addEventListener('beforetoggle', prepare, true);
document.addEventListener('toggle', settle, true);
// Back and forward, and a screen that has become wide enough for the header's links.
window.addEventListener('popstate', close);
window.matchMedia('(width >= 48em)').addEventListener('change', close);
listenForSwipes();
