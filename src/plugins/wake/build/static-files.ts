import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'lightningcss';
import {isOfflineBuild} from '../../offline/config';
import {tagIdOf} from '../../page-views/config';
import {hostedSearchOf} from '../../search/config/engines';
import {bundle} from './bundle';

/** A file that pages load without the application. */
export interface StaticFile {
  /** Path on disk. */
  file: string;
  /** Where pages load it from, relative to the root of the site; named by its content. */
  address: string;
}

/** Registers the service worker, unless the build is without it (`OFFLINE=off`). */
const offlineScripts = isOfflineBuild(process.env)
  ? ['./src/plugins/offline/browser/load-later.ts']
  : [];

/** The id of the analytics tag, when page views are counted. */
const tagId = tagIdOf(process.env);
const pageViewScripts = tagId ? ['./src/plugins/page-views/browser/index.ts'] : [];

/** Files that the script of a built page loads on demand, in the order in which they are built. */
const onDemand = {
  bundleChangeStyles: ['./src/plugins/bundle-explorer/browser/bundle-changes.css'],
  bundleExplorer: ['./src/plugins/bundle-explorer/browser/index.ts'],
  codeSelection: ['./src/browser/copy-selection.ts'],
  menuStyles: ['./src/css/menus.css'],
  definitionStyles: ['./src/plugins/glossary/browser/definition.css'],
  glossary: ['./src/plugins/glossary/browser/index.ts'],
  linkMenus: ['./src/browser/link-menus.ts'],
  movedAnchors: ['./src/browser/moved-anchors.ts'],
  notFound: ['./src/browser/not-found/fill-screen.ts'],
  searchField: [
    './src/plugins/search/browser/not-loaded.ts',
    './src/plugins/search/browser/preload-records.ts',
  ],
  optionFilter: ['./src/plugins/option-index/browser/index.ts'],
  placeLinks: ['./src/browser/version-links.ts', './src/browser/report-mistake.ts'],
  siteMenu: ['./src/browser/site-menu/index.ts'],
  lazyLists: ['./src/browser/lazy-lists.ts'],
};

const onDemandOffline = {
  noticeStyles: ['./src/plugins/offline/browser/offline-notice.css'],
  cachedPages: ['./src/plugins/offline/browser/cached-pages.ts'],
  updateSavedSections: ['./src/plugins/offline/browser/update-saved-sections.ts'],
  offline: ['./src/plugins/offline/browser/index.ts'],
};

const entries = {...onDemand, ...onDemandOffline};

/** The name of a file without its hash. */
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const styleSheetOf = (entry: readonly string[]) => entry.find((file) => file.endsWith('.css'));

/** The names of all scripts without their hashes, as in `link-menus` for `linkMenus`. */
export const scriptNames = [
  'static',
  ...Object.entries(entries)
    .filter(([, entry]) => !styleSheetOf(entry))
    .map(([name]) => kebabCase(name)),
];

type OnDemandFiles<T> = Record<keyof typeof entries, T>;

declare global {
  /** The URLs of these files, which the build inserts into the scripts. */
  const builtFiles: OnDemandFiles<string>;
}

/** The same scripts as client modules of the development server, which loads all of them at once. */
export const developmentModules = [
  './src/plugins/wake/browser/static-script.ts',
  ...offlineScripts,
  ...Object.values(onDemand).flat(),
];

/** The files of a built site that are not part of the application. */
export type StaticFiles = Awaited<ReturnType<typeof buildStaticFiles>>;

/**
 * Bundles the scripts that run without the application. The URLs of files that were built before are
 * constants in a script: that of `glossary` is `builtFiles.glossary`.
 * @param folder where the files are written
 * @throws when something does not compile
 */
export async function buildStaticFiles(siteDir: string, folder: string, baseUrl: string) {
  const constants: Record<string, string> = {
    'typeof document': '"object"',
    'typeof window': '"object"',
    GOOGLE_TAG_ID: JSON.stringify(tagId ?? ''),
    HOSTED_SEARCH: JSON.stringify(hostedSearchOf(process.env)) ?? 'undefined',
  };
  async function build(name: string, entry: string[]): Promise<StaticFile> {
    const sheet = styleSheetOf(entry);
    if (sheet) return minifyStyles(path.join(siteDir, sheet), folder);
    const filename = `${kebabCase(name)}.[contenthash:8].js`;
    const file = await bundle({siteDir, entry, folder, filename, constants});
    return {file: path.join(folder, file), address: `assets/js/${file}`};
  }

  const files = {} as OnDemandFiles<StaticFile>;
  for (const name of Object.keys(entries) as (keyof typeof files)[]) {
    files[name] = await build(name, entries[name]);
    constants[`builtFiles.${name}`] = JSON.stringify(baseUrl + files[name].address);
  }
  const entry = './src/plugins/wake/browser/built-script.ts';
  const script = await build('static', [entry, ...offlineScripts, ...pageViewScripts]);
  const {menuStyles, linkMenus, siteMenu, offline, noticeStyles, cachedPages} = files;
  return {
    /** The script that every page loads. */
    script,
    /** A style sheet that pages without JavaScript load by a link. */
    menuStyles,
    /** All files that the script loads on demand. */
    onDemand: Object.values(files),
    /** The files that the offline page needs. */
    offline: [script, menuStyles, linkMenus, siteMenu, offline, noticeStyles, cachedPages],
  };
}

async function minifyStyles(filename: string, folder: string): Promise<StaticFile> {
  const {code} = transform({filename, code: await readFile(filename), minify: true});
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const name = `${path.parse(filename).name}.${hash}.css`;
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, name), code);
  return {file: path.join(folder, name), address: `assets/css/${name}`};
}
