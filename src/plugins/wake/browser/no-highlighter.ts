/**
 * Replaces `prism-react-renderer` in the browser. Code is highlighted while the site is built
 * (src/markdown/code-blocks), but theme-classic's client module `prism-include-languages` still
 * imports the highlighter into the main script of every page: 30 kB brotli.
 */
export const Prism = {};
export const themes = {};

/** An empty component: with null instead, rendering any page would fail. */
export const Highlight = () => null;
