import {themeStorageKey} from '../config/site';
import {store} from './storage';

/** Goes to the next color theme on every `data-theme-toggle` button, and follows the system. */
const {dataset} = document.documentElement;
const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const system = (): Scheme => (darkScheme.matches ? 'dark' : 'light');
const choiceOf = (name: string | null | undefined): SchemeChoice =>
  name === 'light' || name === 'dark' ? name : null;
const choice = () => choiceOf(dataset.themeChoice);

function show(next: SchemeChoice): void {
  dataset.theme = next ?? system();
  dataset.themeChoice = next ?? 'system';
}

document.addEventListener('click', ({target}) => {
  if (!(target instanceof Element && target.closest('[data-theme-toggle]'))) return;
  const next = nextChoice(choice(), system());
  show(next);
  store('localStorage', themeStorageKey, next);
});
darkScheme.addEventListener('change', () => show(choice()));
// Another tab has chosen.
window.addEventListener('storage', ({key, newValue}) => {
  if (key === themeStorageKey) show(choiceOf(newValue));
});

export type Scheme = 'light' | 'dark';
/** What the reader chose; `null` follows the system. */
type SchemeChoice = Scheme | null;

/**
 * Gives the choice after this one: first away from what the system shows, so that the first press
 * is always seen, then back to it, then to following it again.
 */
export function nextChoice(choice: SchemeChoice, system: Scheme): SchemeChoice {
  const opposite = system === 'dark' ? 'light' : 'dark';
  if (choice === null) return opposite;
  return choice === opposite ? system : null;
}
