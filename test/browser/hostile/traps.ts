/** Begins the messages of traps on the console, which no page can take away from them. */
export const alarmPrefix = 'harm: ';

/**
 * Runs in every frame before anything of the page: reports calls that prove that a script ran, and
 * keeps links that anybody may follow from being followed.
 */
export function setTraps(prefix: string): void {
  const report = console.debug.bind(console);
  const trap = (name: string) => () => report(`${prefix}${name}() ran`);
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
    Object.assign(window, {[name]: trap(name)});
  addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (!link || !/^(https?|mailto):$/.test(link.protocol)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    {capture: true},
  );
}

/** Runs in the page: does to everything of the text what a reader or the browser could do to it. */
export function provoke(): void {
  // Animations of drawings have events that nothing else has.
  const events = ['begin', 'end', 'repeat'];
  for (const name in document.body)
    if (name.startsWith('on') && name !== 'onclick') events.push(name.slice(2));
  const all = [...document.querySelectorAll<HTMLElement>('article, article *')].slice(0, 400);
  for (const element of all) {
    for (const name of events)
      element.dispatchEvent(new Event(name, {bubbles: false, cancelable: true}));
    element.focus?.({preventScroll: true});
    if (!element.closest('button, summary')) element.click?.();
  }
  for (const name of ['hashchange', 'pageshow', 'resize', 'message'])
    dispatchEvent(new Event(name));
}
