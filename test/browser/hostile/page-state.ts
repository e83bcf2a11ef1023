/** What a page has done to what belongs to all pages. */
export interface PageState {
  /** Kind of every global name. */
  globals: Record<string, string>;
  /** What must not be on any page. */
  faults: string[];
}

/**
 * Runs in the page, and reads its state.
 * @param names global names besides its own
 */
export function readState(names: string[]): PageState {
  const kind = (name: string) => {
    try {
      return Object.prototype.toString.call(Reflect.get(window, name));
    } catch {
      return 'refused';
    }
  };
  const globals = [...new Set([...Object.getOwnPropertyNames(window), ...names])]
    .filter((name) => !/^\d+$/.test(name))
    .map((name) => [name, kind(name)]);

  const faults: string[] = [];
  const inText = (selector: string) => [...document.querySelectorAll(`article ${selector}`)];
  // What could run, load, frame or send something.
  const live =
    ':is(script, style, link, meta, base, iframe, frame, object, embed, applet, form, select, textarea, template, dialog, video, audio, img:not([src^="/assets/readmes/"]), [srcset], svg a, math, [style], [autofocus], [contenteditable], [popover], input:not(:disabled))';
  for (const {localName} of inText(live)) faults.push(`<${localName}> is live`);
  for (const element of inText('*')) {
    const {direction, unicodeBidi} = getComputedStyle(element);
    if (direction !== 'ltr' || /override/.test(unicodeBidi))
      faults.push(`<${element.localName}> runs in another direction`);
  }
  for (const {complete, naturalWidth, src} of inText('img') as HTMLImageElement[])
    if (complete && naturalWidth === 0) faults.push(`${src} is not there`);

  const {left = 0, top = 0} = document.querySelector('header a')?.getBoundingClientRect() ?? {};
  const isWhole =
    inText('h2').some((heading) => heading.textContent === 'About this page') &&
    document.querySelectorAll('main').length === 1 &&
    inText(':is(footer, main, header)').length === 0 &&
    document.querySelector('footer') !== null &&
    document.elementFromPoint(left + 2, top + 2)?.closest('header');
  if (!isWhole) faults.push('its text reaches over the parts around it');
  if (!document.title.endsWith(' | webpack')) faults.push(`its title is ${document.title}`);
  if (!/^http:\/\/localhost:\d+\//.test(document.baseURI))
    faults.push(`its base is ${document.baseURI}`);
  return {globals: Object.fromEntries(globals), faults};
}
