import {tabsStorageKey} from '../../../config/site';
import {tabGroups} from '../../../config/tabs';
import {onPageShown} from '../../../browser/page-shown';
import {store} from '../../../browser/storage';

const groups = tabGroups.map((names) => Object.keys(names));

/** Radio buttons of the groups: their labels have the value as class. Those of other tabs have none. */
const remembered = '.tabs label[class] input';

/** One value of each group, in their order. */
let chosen: string[];

/** Shows the chosen panels of the page: the style sheet reads `data-tabs`, readers the buttons. */
function show(): void {
  document.documentElement.dataset.tabs = chosen.join(' ');
  document.querySelectorAll<HTMLInputElement>(remembered).forEach((input) => {
    input.checked = chosen.includes(input.value);
  });
}

function choose({target}: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(remembered)) return;
  const {value} = target;
  const {top} = target.getBoundingClientRect();
  chosen = chosen.map((current, index) => (groups[index]!.includes(value) ? value : current));
  show();
  // Panels above have other heights now; the reader's eye is here.
  scrollBy({top: target.getBoundingClientRect().top - top, behavior: 'instant'});
  store('localStorage', tabsStorageKey, chosen.join(' '));
}

if (typeof document !== 'undefined') {
  const stored = document.documentElement.dataset.tabs?.split(' ');
  chosen = groups.map((group) => group.find((value) => stored?.includes(value)) ?? group[0]!);
  document.addEventListener('change', choose);
}
onPageShown(show);
