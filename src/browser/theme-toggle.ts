import {themeStorageKey} from '../config/site';
import {onPageRestored} from './page-events';
import {readStored, store} from './storage';

/** Switches the color theme when a `data-theme-toggle` button is clicked, and follows the system and other tabs. */
const {dataset} = document.documentElement;
const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const system = (): Scheme => (darkScheme.matches ? 'dark' : 'light');
const choiceOf = (name: string | null | undefined): SchemeChoice =>
  name === 'light' || name === 'dark' ? name : null;
const currentChoice = () => choiceOf(dataset.themeChoice);

function show(next: SchemeChoice): void {
  dataset.theme = next ?? system();
  dataset.themeChoice = next ?? 'system';
}

document.addEventListener('click', ({target}) => {
  if (!(target instanceof Element && target.closest('[data-theme-toggle]'))) return;
  const next = nextChoice(currentChoice(), system());
  show(next);
  store('localStorage', themeStorageKey, next);
});
darkScheme.addEventListener('change', () => show(currentChoice()));
// The reader switched the theme in another tab.
window.addEventListener('storage', ({key, newValue}) => {
  if (key === themeStorageKey) show(choiceOf(newValue));
});
onPageRestored(() => show(choiceOf(readStored('localStorage', themeStorageKey))));

export type Scheme = 'light' | 'dark';
/** What the reader chose; `null` follows the system. */
type SchemeChoice = Scheme | null;

/**
 * Gives the choice after this one: first the opposite of the system, so that the first click always
 * has a visible effect, then that of the system, then following it again.
 */
export function nextChoice(choice: SchemeChoice, system: Scheme): SchemeChoice {
  const opposite = system === 'dark' ? 'light' : 'dark';
  if (choice === null) return opposite;
  return choice === opposite ? system : null;
}
