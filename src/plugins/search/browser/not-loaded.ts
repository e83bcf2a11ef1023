import {onPageShown} from '../../../browser/page-events';

/** After this many milliseconds without the search, the reader hears of it. */
const patience = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says that the search has not loaded, after a while, and for as long as it has not. */
function expectSearch(hasCome: () => boolean, retry: () => void): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    if (!hasCome() && !document.querySelector('[data-search-trouble]')) tell(hasCome, retry);
  }, patience);
}

/** Outside of what React takes over: it would take the message for a fault of its own. */
function tell(hasCome: () => boolean, retry: () => void): void {
  const box = document.createElement('div');
  const button = document.createElement('button');
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  box.append('The search has not loaded yet. Are you offline? ', button);
  box.dataset.searchTrouble = '';
  box.popover = 'auto';
  box.setAttribute('role', 'alert');
  box.addEventListener('toggle', () => box.matches(':popover-open') || box.remove());
  document.body.append(box);
  box.showPopover();
  new MutationObserver((_, observer) => {
    if (!hasCome()) return;
    observer.disconnect();
    box.remove();
  }).observe(document.documentElement, {
    attributeFilter: ['role', 'data-has-hydrated'],
    subtree: true,
  });
}

const isAwake = () => document.documentElement.dataset.hasHydrated === 'true';

/** What suggests makes the header's field a combobox. Without it the form loads the page of results. */
function onInput({target}: {target: EventTarget | null}): void {
  const field =
    target instanceof Element ? target.closest<HTMLInputElement>('header [type=search]') : null;
  if (!field) return;
  expectSearch(
    () => field.getAttribute('role') === 'combobox',
    () => field.form!.requestSubmit(),
  );
}

document.addEventListener('input', onInput);
// The reader may have been faster than this file.
const field = document.querySelector<HTMLInputElement>('header [type=search]');
if (field?.value) onInput({target: field});
onPageShown(() => {
  const asks = new URLSearchParams(window.location.search).has('q');
  if (asks && document.querySelector('[data-wake=view] [role=search]') && !isAwake())
    expectSearch(isAwake, () => window.location.reload());
});
