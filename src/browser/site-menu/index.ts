import {prepare, settle} from './focus';
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

if (typeof document !== 'undefined') {
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
}
