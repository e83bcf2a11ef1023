import {tabsStorageKey} from '../../../config/site';
import {packageManagers} from '../../../config/package-managers';
import {onPageRestored, onPageShown} from '../../../browser/page-events';
import {readStored, store} from '../../../browser/storage';

/** Radio buttons of package managers: their labels have the value as class. Those of other tabs have none. */
const packageManagerButtons = '.tabs label[class] input';

const managers = Object.keys(packageManagers);
let chosen = managers[0]!;

/** Takes over what was chosen before, if it is one of the choices. */
function adopt(choice: string | null | undefined): void {
  if (choice && managers.includes(choice)) chosen = choice;
}

/** Shows the chosen panels of the page: the style sheet reads `data-tabs`, readers the buttons. */
function show(): void {
  document.documentElement.dataset.tabs = chosen;
  document.querySelectorAll<HTMLInputElement>(packageManagerButtons).forEach((input) => {
    input.checked = input.value === chosen;
  });
}

function choose({target}: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(packageManagerButtons)) return;
  const {top} = target.getBoundingClientRect();
  chosen = target.value;
  show();
  // Panels above have other heights now; the reader's eye is here.
  scrollBy({top: target.getBoundingClientRect().top - top, behavior: 'instant'});
  store('localStorage', tabsStorageKey, chosen);
}

if (typeof document !== 'undefined') {
  adopt(document.documentElement.dataset.tabs);
  document.addEventListener('change', choose);
  onPageRestored(() => {
    adopt(readStored('localStorage', tabsStorageKey));
    show();
  });
}
onPageShown(show);
