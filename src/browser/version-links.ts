import {decodePath} from '../decode-path';
import {loadSectionAnchors} from './content-index';

/**
 * Points a link to another version at the same page there, which the note below the sidebar links, and
 * at the heading in the hash, or the nearest one before it that the other page has too.
 */
async function pointToOtherVersion({target}: Pick<Event, 'target'>): Promise<void> {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
  if (!link) return;
  const base = link.dataset.version!;
  const sidebar = document.querySelector<HTMLElement>('[data-anchors]');
  const same = sidebar?.querySelector<HTMLAnchorElement>(`a[data-version="${base}"]`);
  const path = same?.pathname ?? base;
  const {hash} = window.location;
  link.href = same ? path + hash : path;
  const [file] = /content-index.*/.exec(sidebar?.dataset.anchors ?? '') ?? [];
  if (!file || !hash) return;
  const anchors = await loadSectionAnchors(base + file);
  const ids = new Set(anchors[path]?.map(([, , id]) => id));
  const nearest = idsUpTo(decodePath(hash.slice(1))).find((id) => ids.has(id));
  link.href = nearest === undefined ? path : `${path}#${encodeURIComponent(nearest)}`;
}

/** Gives an id of this page and those of the headings before it, the nearest first. */
function idsUpTo(id: string): string[] {
  const target = document.getElementById(id);
  const isBefore = (heading: Element) =>
    target && (target.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')].filter(isBefore);
  return [id, ...headings.reverse().map((heading) => heading.id)];
}

/**
 * Points a link to another language at the translation of this page, which the head links
 * (`Translations`), or else at the home page of that language.
 */
function pointToTranslation({target}: Pick<Event, 'target'>): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (!link) return;
  const translation = document.head.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${link.dataset.language}"]`,
  );
  link.href = translation ? translation.href + window.location.hash : new URL('/', link.href).href;
}

const updateLink = (event: Pick<Event, 'target'>) => {
  pointToTranslation(event);
  // Without the list of headings, the link keeps the hash of this page.
  pointToOtherVersion(event).catch(() => {});
};
for (const type of ['pointerover', 'focusin', 'click'])
  document.addEventListener(type, updateLink, true);
// The pointer or focus may be on a link already.
const linkUnderPointer = document.querySelector(
  ':is(a[data-version], a[data-language]):is(:hover, :focus)',
);
if (linkUnderPointer) updateLink({target: linkUnderPointer});
