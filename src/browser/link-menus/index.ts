import {isHovered, onPointerOver, stay} from './hover';
import {isOpen, linksOf, menuAround, open, openMenu, tell} from './parts';

/** What the menus of the header do beyond a native popover: they open by hovering, and know arrow keys. */

/** Button of a menu that closes while the focus is in it. */
let giveBackTo: HTMLElement | undefined;

/** A click on the button of a menu that hovering has opened must not close it. */
function onClick(event: MouseEvent): void {
  const menu = menuAround(event.target);
  if (!menu || !isOpen(menu) || !isHovered(menu.root)) return;
  if (!menu.button.contains(event.target as Node)) return;
  event.preventDefault();
  stay();
  linksOf(menu)[0]?.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const menu = menuAround(event.target);
  if (!menu || step === undefined) return;
  event.preventDefault();
  stay();
  if (!isOpen(menu)) open(menu);
  const links = linksOf(menu);
  const current = links.findIndex((link) => link === document.activeElement);
  const from = current === -1 && step === -1 ? 0 : current;
  links[(from + step + links.length) % links.length]?.focus();
}

function onFocusIn({target}: FocusEvent): void {
  const current = openMenu();
  const menu = menuAround(target);
  if (menu) tell(menu);
  if (current && current.root !== menu?.root) current.list.hidePopover();
}

function onBeforeToggle({target, newState}: ToggleEvent): void {
  const menu = menuAround(target);
  if (newState === 'closed' && menu?.list.contains(document.activeElement))
    giveBackTo = menu.button;
}

function onToggle({target}: Event): void {
  const menu = menuAround(target);
  if (!menu) return;
  tell(menu);
  if (!isOpen(menu)) giveBackTo?.focus();
  else if (!isHovered(menu.root) && !menu.list.contains(document.activeElement))
    linksOf(menu)[0]?.focus();
  giveBackTo = undefined;
}

if (typeof document !== 'undefined') {
  for (const root of document.querySelectorAll('[data-link-menu]')) tell(menuAround(root)!);
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('beforetoggle', onBeforeToggle as EventListener, true);
  document.addEventListener('toggle', onToggle, true);
}
