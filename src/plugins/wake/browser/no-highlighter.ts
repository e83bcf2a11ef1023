/**
 * Stands for `prism-react-renderer` in the browser. Code is highlighted while the site is built
 * (src/markdown/code-blocks), but theme-classic's client module `prism-include-languages` still
 * imports the highlighter into the main script of every page: 30 kB brotli.
 */
export const Prism = {};
export const themes = {};

/** Shows nothing: a component, because null instead of one would stop the build of every page. */
export const Highlight = () => null;
