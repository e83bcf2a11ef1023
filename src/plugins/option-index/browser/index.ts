import {type Filtered, optionFilter} from '../config';

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Filters what is below a field while the reader types. A script of its own: two pages have one. */
function filter(field: HTMLInputElement): void {
  const what = field.dataset.filtered as Filtered;
  const items = what === 'terms' ? terms(field.form!) : options();
  let count = 0;
  for (const item of items) {
    const isShown = matches(item.map(({textContent}) => textContent).join(' '), field.value);
    for (const element of item) element.hidden = !isShown;
    if (isShown) count += 1;
  }
  const output = field.form!.querySelector('output')!;
  const all = field.value.trim() === '';
  // A letter leads to all of its terms.
  for (const letter of letters()) letter.hidden = !all;
  output.textContent = all ? '' : `${count} of ${items.length} ${what}`;
}

const options = () =>
  [...document.querySelectorAll<HTMLElement>(`#${optionFilter.list} li`)].map((item) => [item]);

const letters = () =>
  document.querySelectorAll<HTMLElement>('.optionFilter[aria-label=terms] ~ .heading.h2');

/** The entries below a form: a heading, and what follows it up to the next one. */
function terms(form: HTMLFormElement): HTMLElement[][] {
  const found: HTMLElement[][] = [];
  for (let next = form.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches('.heading.h3')) found.push([]);
    if (!next.matches('.heading.h2')) found.at(-1)?.push(next as HTMLElement);
  }
  return found;
}

function onInput({target}: Event): void {
  if (target instanceof HTMLInputElement && target.id === optionFilter.field) filter(target);
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', onInput);
  // The browser may have put back what was typed before, or the reader was faster.
  const field = document.querySelector<HTMLInputElement>(`#${optionFilter.field}`);
  if (field?.value) filter(field);
}

/**
 * Tells whether an entry has every word of what was typed, in any order and spelling:
 * `outputpath`, `output path` and `output.path` are one.
 */
export function matches(text: string, typed: string): boolean {
  const plain = bare(text);
  return typed.split(/\s+/).every((word) => plain.includes(bare(word)));
}
