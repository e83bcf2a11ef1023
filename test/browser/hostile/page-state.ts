/** What a page has done to what belongs to all pages. */
export interface PageState {
  /** Kind of every global name. */
  globals: Record<string, string>;
  title: string;
  base: string;
  /** Elements in the text that could run, load, frame or send something. */
  live: string[];
  /** Parts of the text that are laid out against the direction of the page. */
  turned: string[];
  /** Images in the text that did not arrive. */
  missing: string[];
  /** Whether the text leaves the parts around it alone. */
  isWhole: boolean;
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
  const inText = (selector: string) => [...document.querySelectorAll(`article ${selector}`)];
  const named = (elements: Element[]) => elements.map(({localName}) => `<${localName}>`);
  const images = inText('img') as HTMLImageElement[];
  const {left = 0, top = 0} = document.querySelector('header a')?.getBoundingClientRect() ?? {};
  const onTop = document.elementFromPoint(left + 2, top + 2);
  return {
    globals: Object.fromEntries(
      [...new Set([...Object.getOwnPropertyNames(window), ...names])]
        .filter((name) => !/^\d+$/.test(name))
        .map((name) => [name, kind(name)]),
    ),
    title: document.title,
    base: document.baseURI,
    live: named(
      inText(
        ':is(script, style, link, meta, base, iframe, frame, object, embed, applet, form, select, textarea, template, dialog, video, audio, img:not([src^="/assets/readmes/"]), [srcset], svg a, math, [style], [autofocus], [contenteditable], [popover], input:not(:disabled))',
      ),
    ),
    turned: named(
      inText('*').filter((element) => {
        const {direction, unicodeBidi} = getComputedStyle(element);
        return direction !== 'ltr' || /override/.test(unicodeBidi);
      }),
    ),
    missing: images
      .filter(({complete, naturalWidth}) => complete && naturalWidth === 0)
      .map(({src}) => src),
    isWhole:
      inText('h2').some((heading) => heading.textContent === 'About this page') &&
      document.querySelectorAll('main').length === 1 &&
      inText(':is(footer, main, header)').length === 0 &&
      document.querySelector('footer') !== null &&
      (onTop?.closest('header') ?? null) !== null,
  };
}
