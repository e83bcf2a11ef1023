import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Nodes, Parents, Root} from 'hast';
import type {DirectoryNode} from '../../src/content/index-node';
import {selectElements} from './select-elements';

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
  querySelectorAll: (selector: string) => Element[];
}

/** What `built-pages-environment.mjs` gives to each test file. */
declare const parsedPage: (file: string) => {tree: Root; parents: WeakMap<Nodes, Parents>};

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

/** Gives the page at an address, or fails where it is used. */
export const pageAt = (url: string): BuiltPage => builtPages().find((page) => page.url === url)!;

/** Pages a reader can reach through menus and search engines: no redirects, no app shell, no 404. */
export const readablePages = (): BuiltPage[] =>
  builtPages().filter((page) => page.file !== '404.html' && !isHidden(page));

const isHidden = ({querySelectorAll}: BuiltPage) =>
  querySelectorAll('meta[name=robots][content*=noindex]').length > 0;

/** Text of a file of the built site. */
export const builtFile = (file: string) => readFileSync(path.join(buildFolder, file), 'utf8');

/** Gives the published index of the version below an address. */
export const contentIndex = (base: string) =>
  JSON.parse(builtFile(`${base}content-index.json`)) as DirectoryNode;

/** Most tests look at a few pages: each is read when it is asked for. */
function readPage(file: string): BuiltPage {
  const parsed = () => parsedPage(path.join(buildFolder, file));
  let html: string | undefined;
  return {
    url: `/${file.replace(/index\.html$/, '')}`,
    file,
    get html() {
      return (html ??= builtFile(file));
    },
    get tree() {
      return parsed().tree;
    },
    querySelectorAll(selector) {
      const {tree, parents} = parsed();
      return selectElements(selector, tree, (node) => parents.get(node));
    },
  };
}
