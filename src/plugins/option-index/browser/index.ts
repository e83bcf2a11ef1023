import {type Filtered, optionFilter} from '../config';

const normalize = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Filters what is below a field while the reader types. A script of its own: few pages have one. */
function filterItems(field: HTMLInputElement): void {
  const filtered = field.dataset.filtered as Filtered;
  const items = itemsOf[filtered](field.form!);
  let count = 0;
  for (const item of items) {
    const isShown =
      filtered === 'releases'
        ? isNewer(item[0]!.firstElementChild!.textContent, field.value)
        : matchesWords(item.map(({textContent}) => textContent).join(' '), field.value);
    for (const element of item) element.hidden = !isShown;
    if (isShown) count += 1;
  }
  const resultText = `${count} of ${items.length} ${filtered}${filtered === 'releases' ? ' are newer' : ''}`;
  field.form!.querySelector('output')!.textContent = field.value.trim() === '' ? '' : resultText;
}

const singleElements = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((item) => [item]);

const itemsOf: Record<Filtered, (form: HTMLFormElement) => HTMLElement[][]> = {
  options: () => singleElements(`#${optionFilter.list} li`),
  releases: () => singleElements('.optionFilter ~ .releases > div'),
  differences: () => singleElements('.optionFilter ~ .table tbody tr'),
  projects: () => singleElements('.optionFilter + .projects > li'),
  terms,
};

/** The entries below a form: a heading, and what follows it up to the next one. */
function terms(form: HTMLFormElement): HTMLElement[][] {
  const entries: HTMLElement[][] = [];
  for (let next = form.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches('.heading.h3')) entries.push([]);
    if (!next.matches('.heading.h2')) entries.at(-1)?.push(next as HTMLElement);
  }
  return entries;
}

const numbersOf = (version: string) => /\d+(?:\.\d+)*/.exec(version)?.[0] ?? '';

/** Tells whether a release came after the version that was typed. */
export function isNewer(release: string, typed: string): boolean {
  // What is typed may be short: `5.90` is 5.90.0.
  const fullVersion = `${numbersOf(typed)}.0.0`;
  return numbersOf(release).localeCompare(fullVersion, 'en', {numeric: true}) > 0;
}

function onInput({target}: Event): void {
  if (target instanceof HTMLInputElement && target.id === optionFilter.field) filterItems(target);
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', onInput);
  // The site has nothing to find by the number of a version.
  document.addEventListener('submit', (event) => {
    if ((event.target as Element).querySelector('[data-filtered=releases]')) event.preventDefault();
  });
  // The browser may have put back what was typed before, or the reader was faster.
  const field = document.querySelector<HTMLInputElement>(`#${optionFilter.field}`);
  if (field?.value) filterItems(field);
}

/**
 * Tells whether an entry has every word of what was typed, in any order and spelling:
 * `outputpath`, `output path` and `output.path` are one.
 */
export function matchesWords(text: string, typed: string): boolean {
  const plain = normalize(text);
  return typed.split(/\s+/).every((word) => plain.includes(normalize(word)));
}
