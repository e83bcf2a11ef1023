/** Adds a style sheet to the page. Gives its element, which tells when it is there. */
export function appendStyleSheet(href: string): HTMLLinkElement {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  document.head.append(sheet);
  return sheet;
}
