/** A button and the list of links it opens (`PopoverMenu`). */
export interface LinkMenu {
  root: Element;
  button: HTMLElement;
  list: HTMLElement;
}

/** Gives the menu that an element is part of, if any. */
export function menuAround(target: EventTarget | null): LinkMenu | undefined {
  const root = target instanceof Element ? target.closest('[data-link-menu]') : null;
  const button = root?.querySelector('button');
  const list = root?.querySelector<HTMLElement>('[popover]');
  return root && button && list ? {root, button, list} : undefined;
}

/** Gives the menu that is open; there is at most one. */
export const openMenu = (): LinkMenu | undefined =>
  menuAround(document.querySelector('[data-link-menu] > :popover-open'));

export const isOpen = ({list}: LinkMenu): boolean => list.matches(':popover-open');

export const linksOf = ({list}: LinkMenu): HTMLElement[] => [...list.querySelectorAll('a')];

/** Says whether the menu is open, for those who do not see it. */
export function tell(menu: LinkMenu): void {
  menu.button.setAttribute('aria-expanded', String(isOpen(menu)));
}

/** Opens the menu below its button, also where CSS cannot say where that is. */
export function open(menu: LinkMenu): void {
  if (!CSS.supports('anchor-scope: all')) {
    const {bottom, right} = menu.button.getBoundingClientRect();
    const edge = document.documentElement.clientWidth - right;
    menu.list.style.inset = `${bottom + 4}px ${edge}px auto auto`;
  }
  menu.list.showPopover();
}
