import {decoded} from '../../../browser/decoded';

/** Whether the definition of a linked term is to be seen beside the text. */
export function isBesideText(link: HTMLAnchorElement): boolean {
  const id = CSS.escape(decoded(link.hash.slice(1)));
  const note = link.closest('.prose')?.querySelector(`.beside[data-term="${id}"]`);
  return note?.checkVisibility() ?? false;
}
