import {reveal} from '../sidebar-place';

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

function release(): void {
  for (const element of behind) element.toggleAttribute('inert', false);
  behind = [];
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
export function prepare(menu: HTMLElement, isOpening: boolean): void {
  release();
  if (!isOpening) return;
  menu.inert = false;
  opener = focusedElement();
}

/** After it has opened or closed: the focus moves in, or back to where it was. */
export function settle(menu: HTMLElement): void {
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
