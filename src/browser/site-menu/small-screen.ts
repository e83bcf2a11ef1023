/** Matches while the header has a button for the menu in place of its links. */
export const smallScreen = (): MediaQueryList => window.matchMedia('(width < 48em)');
