/**
 * Tells whether the style sheets that came with the application are there. A screen that the application
 * shows before them would be without its styles; the browser loads a page with those that it needs. The
 * attribute `data-app` names the files (../plugins/wake/build/document-template.ts).
 */
export const hasApplicationStyles = (): boolean =>
  (document.documentElement.dataset.app ?? '')
    .split(' ')
    .filter((file) => file.endsWith('.css'))
    .every((file) => document.querySelector<HTMLLinkElement>(`link[href="${file}"]`)?.sheet);
