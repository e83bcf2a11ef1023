import {onPageShown} from '../../../browser/page-events';

/** How long the search may take to load before the reader is told, in milliseconds. */
const warningDelay = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Warns after a delay that the search has not loaded, and takes the warning away when it has. */
function warnIfNotLoaded(isLoaded: () => boolean, retry: () => void): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    if (!isLoaded() && !document.querySelector('[data-search-trouble]'))
      showWarning(isLoaded, retry);
  }, warningDelay);
}

/** Appends the warning to the body: inside React's root it would be a hydration error. */
function showWarning(isLoaded: () => boolean, retry: () => void): void {
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
    if (!isLoaded()) return;
    observer.disconnect();
    box.remove();
  }).observe(document.documentElement, {
    attributeFilter: ['role', 'data-has-hydrated'],
    subtree: true,
  });
}

const isAwake = () => document.documentElement.dataset.hasHydrated === 'true';

/** The field of the header becomes a combobox once suggestions are loaded; until then its form still works. */
function onInput({target}: {target: EventTarget | null}): void {
  const field =
    target instanceof Element ? target.closest<HTMLInputElement>('header [type=search]') : null;
  if (!field) return;
  warnIfNotLoaded(
    () => field.getAttribute('role') === 'combobox',
    () => field.form!.requestSubmit(),
  );
}

document.addEventListener('input', onInput);
// The reader may have typed before this script loaded.
const field = document.querySelector<HTMLInputElement>('header [type=search]');
if (field?.value) onInput({target: field});
onPageShown(() => {
  const hasQuery = new URLSearchParams(window.location.search).has('q');
  if (hasQuery && document.querySelector('[data-wake=view] [role=search]') && !isAwake())
    warnIfNotLoaded(isAwake, () => window.location.reload());
});
