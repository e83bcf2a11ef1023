/** What a page has done to what belongs to all pages. */
export interface PageState {
  /** Kind of every global name. */
  globals: Record<string, string>;
  title: string;
  base: string;
  /** Elements in the text that could run, load, frame or send something. */
  live: string[];
  /** Characters in the text that show nothing or reorder it. */
  unseen: string[];
  /** Parts of the text that are laid out against the direction of the page. */
  turned: string[];
  /** Images in the text that did not arrive. */
  missing: string[];
  /** How many did. */
  shown: number;
  /** Whether the text leaves the parts around it alone. */
  isWhole: boolean;
}

/** Characters that no text of a page may hold, as a pattern. */
export const unseenCharacters = [
  '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]',
  '[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u206f]',
  '[\\u200b\\u2060\\ufeff\\u2028\\u2029]',
  '[\\u{e0000}-\\u{e01ef}]',
].join('|');

/** What is looked at in a page. */
export interface Question {
  /** Global names besides its own. */
  names: string[];
  /** Pattern of characters. */
  unseen: string;
}

/** Runs in the page, and reads its state. */
export function readState({names, unseen}: Question): PageState {
  const kind = (name: string) => {
    try {
      return Object.prototype.toString.call(Reflect.get(window, name));
    } catch {
      return 'refused';
    }
  };
  const article = document.querySelector('article');
  const inText = (selector: string) => [...(article?.querySelectorAll(selector) ?? [])];
  const link = document.querySelector('header a');
  const box = link?.getBoundingClientRect();
  const onTop =
    box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const images = inText('img') as HTMLImageElement[];
  const missing = images.filter(({complete, naturalWidth}) => complete && naturalWidth === 0);
  const codes = (document.documentElement.textContent ?? '').match(new RegExp(unseen, 'gu')) ?? [];
  return {
    globals: Object.fromEntries(
      [...new Set([...Object.getOwnPropertyNames(window), ...names])]
        .filter((name) => !/^\d+$/.test(name))
        .map((name) => [name, kind(name)]),
    ),
    title: document.title,
    base: document.baseURI,
    live: inText(
      'script, style, link, meta, base, iframe, frame, object, embed, applet, form, select, textarea, template, dialog, video, audio, img:not([src^="/assets/readmes/"]), [srcset], svg a, math, [style], [autofocus], [contenteditable], [popover], input:not(:disabled)',
    ).map((element) => `<${element.localName}>`),
    unseen: [...new Set(codes)].map((sign) => `U+${sign.codePointAt(0)!.toString(16)}`),
    turned: inText('*')
      .filter((element) => {
        const {direction, unicodeBidi} = getComputedStyle(element);
        return direction !== 'ltr' || /override/.test(unicodeBidi);
      })
      .map((element) => `<${element.localName}>`),
    missing: missing.map(({src}) => src),
    shown: images.filter(({naturalWidth}) => naturalWidth > 0).length,
    isWhole:
      [...document.querySelectorAll('article h2')].some(
        (heading) => heading.textContent === 'About this page',
      ) &&
      document.querySelectorAll('main').length === 1 &&
      document.querySelector('article footer, article main, article header') === null &&
      document.querySelector('footer') !== null &&
      (onTop?.closest('header') ?? null) !== null,
  };
}
