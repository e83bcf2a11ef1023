import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';

/** Folder of the built site. */
export const buildFolder = path.resolve('build');

/** One HTML file of the built site. */
export interface BuiltPage {
  /** Address it is served at. */
  url: string;
  /** Path relative to the built site. */
  file: string;
  html: string;
  tree: Root;
  /** Elements a CSS selector finds. */
  all: (selector: string) => Element[];
}

let cached: BuiltPage[] | undefined;

/**
 * Gives every HTML file of the built site, read once.
 * @throws when the site has not been built
 */
export function builtPages(): BuiltPage[] {
  if (!existsSync(path.join(buildFolder, 'index.html'))) {
    throw new Error('build/ holds no site; run "npm run build" first');
  }
  cached ??= readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file.split(path.sep).join('/')));
  return cached;
}

/** Pages a reader can reach through menus and search engines: no redirects, no app shell, no 404. */
export const readablePages = (): BuiltPage[] =>
  builtPages().filter((page) => page.file !== '404.html' && !isHidden(page));

/** The head says it, and is read much faster than the page. */
function isHidden({html}: BuiltPage): boolean {
  const head = fromHtml(html.slice(0, html.indexOf('</head>')));
  return selectAll('meta[name=robots][content*=noindex]', head).length > 0;
}

/** Text of a file of the built site. */
export const builtFile = (file: string) => readFileSync(path.join(buildFolder, file), 'utf8');

/** Most tests look at a few pages: each is parsed when its elements are asked for. */
function readPage(file: string): BuiltPage {
  const html = builtFile(file);
  let parsed: Root | undefined;
  const tree = () => (parsed ??= fromHtml(html));
  return {
    url: `/${file.replace(/index\.html$/, '')}`,
    file,
    html,
    get tree() {
      return tree();
    },
    all: (selector) => selectAll(selector, tree()),
  };
}
