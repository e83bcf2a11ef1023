import {savesData} from '../../../browser/saves-data';

/**
 * Loads the React application at the first interaction of the reader. Its scripts and styles are in
 * the attribute `data-app` of the document (../build/document-template.ts); one without it stays as it
 * is.
 *
 * Besides links and controls, elements with `data-wake` wake the application. With the value `replay`,
 * a click on one is prevented, and repeated once the application dispatches the event `awake`. The
 * event `wake` loads the application without an interaction.
 */
const files = document.documentElement.dataset.app?.split(' ') ?? [];
const control = 'a[href],button,input,label,select,summary,textarea,[data-wake]';
const saving = savesData();
const intentEvents = saving
  ? ['click', 'input', 'wake']
  : ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wake'];
let pending: HTMLElement | null;

const near = ({target}: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

function listen(verb: 'add' | 'remove') {
  intentEvents.forEach((intentEvent) =>
    document[`${verb}EventListener`](intentEvent, onIntent, {capture: true, passive: true}),
  );
}

function onIntent(event: Event) {
  const needsControl = saving
    ? event.type === 'click'
    : event.type === 'pointerover' || event.type === 'focusin';
  if (needsControl && !near(event, control)) return;
  // With reduced data, following a link costs less than loading the application before it.
  if (saving && near(event, 'a[href]')) return;
  wake();
}

function wake() {
  listen('remove');
  files.splice(0).forEach((file) => {
    const element = elementFor(file);
    element.onerror = () => {
      element.remove();
      if (files.length === 0) listen('add');
      files.push(file);
    };
    document.head.append(element);
  });
}

function elementFor(file: string): HTMLElement {
  if (file.endsWith('.css'))
    return Object.assign(document.createElement('link'), {rel: 'stylesheet', href: file});
  return Object.assign(document.createElement('script'), {src: file, async: false});
}

function interceptClick(event: Event) {
  const target = near(event, '[data-wake=replay]');
  if (!target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pending = target;
  wake();
}

if (files.length > 0) {
  document.addEventListener('click', interceptClick, true);
  document.addEventListener(
    'awake',
    () => {
      document.removeEventListener('click', interceptClick, true);
      if (pending?.isConnected) pending.click();
    },
    {once: true},
  );
  listen('add');
}
