/** The field of a search form. */
export const inputOf = (form: HTMLFormElement): HTMLInputElement =>
  form.querySelector<HTMLInputElement>('[type=search]')!;

/** Gives the number of the row that an element is part of; none beside the rows. */
export function rowAt(target: EventTarget | null): number | undefined {
  const option = target instanceof Element ? target.closest('[role=option]') : null;
  const list = option?.closest('[role=listbox]');
  return option && list ? optionsOf(list).indexOf(option) : undefined;
}

/** Gives the element of a row. */
export const optionAt = (form: HTMLFormElement, row: number): HTMLAnchorElement | undefined =>
  optionsOf(form)[row] as HTMLAnchorElement | undefined;

const optionsOf = (around: Element): Element[] => [...around.querySelectorAll('[role=option]')];

/** Tells whether a link is to be opened beside the page: then the panel stays. */
export const opensBeside = ({ctrlKey, metaKey, shiftKey}: MouseEvent | KeyboardEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/** Sets attributes, and removes those that are undefined. */
export function setAttributes(element: Element, attributes: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
