/**
 * Leads a link to another language to the same place there: the head names the translations a page
 * has (`Translations`). A page without one keeps the link to the first page.
 */
function keepPlace({target}: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (!link) return;
  const translation = document.head.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${link.dataset.language}"]`,
  );
  link.href = translation ? translation.href + window.location.hash : new URL('/', link.href).href;
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, keepPlace, true);
}
