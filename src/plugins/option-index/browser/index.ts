import {optionFilter} from '../config';

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Filters the list of all options while the reader types. A script of its own: one page has it. */
function filter(field: HTMLInputElement): void {
  const items = document.querySelectorAll<HTMLElement>(`#${optionFilter.list} li`);
  let count = 0;
  for (const item of items) {
    item.hidden = !matches(item.textContent, field.value);
    if (!item.hidden) count += 1;
  }
  const output = field.form!.querySelector('output')!;
  const all = field.value.trim() === '';
  output.textContent = all ? '' : `${count} of ${items.length} options`;
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
