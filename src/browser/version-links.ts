/**
 * Leads a link to another version to the same page and heading there. The note below the sidebar
 * names that page; screens that have no such note lead to the first page.
 */
function keepPlace({target}: Pick<Event, 'target'>): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
  if (!link) return;
  const base = link.dataset.version!;
  const same = document.querySelector<HTMLAnchorElement>(
    `[data-anchors] a[data-version="${base}"]`,
  );
  link.href = same ? same.pathname + window.location.hash : base;
}

/**
 * Leads a link to another language to the same place there: the head names the translations a page
 * has (`Translations`). A page without one keeps the link to the first page.
 */
function keepLanguage({target}: Pick<Event, 'target'>): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (!link) return;
  const translation = document.head.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${link.dataset.language}"]`,
  );
  link.href = translation ? translation.href + window.location.hash : new URL('/', link.href).href;
}

const onSign = (event: Pick<Event, 'target'>) => {
  keepLanguage(event);
  keepPlace(event);
};
for (const type of ['pointerover', 'focusin', 'click'])
  document.addEventListener(type, onSign, true);
// The reader came near a link before this script arrived.
const near = document.querySelector(':is(a[data-version], a[data-language]):is(:hover, :focus)');
if (near) onSign({target: near});
