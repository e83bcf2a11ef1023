import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'lightningcss';
import {isOfflineBuild} from '../../offline/config';
import {tagIdOf} from '../../page-views/config';
import {bundle} from './bundle';

/** A file that pages have without the application. */
export interface StaticFile {
  /** Path on disk. */
  file: string;
  /** Where pages load it from, relative to the root of the site; named by its content. */
  address: string;
}

/** Nothing is kept for readers without a connection when the build says so. */
const byChoice = isOfflineBuild(process.env) ? ['./src/plugins/offline/browser/load-later.ts'] : [];

/** Where page views are counted, when the build says so. */
const tagId = tagIdOf(process.env);
const counting = tagId ? ['./src/plugins/page-views/browser/index.ts'] : [];

/** What the script of a built page loads when there is a use for it, in the order of the build. */
const later = {
  bundleExplorer: ['./src/plugins/bundle-explorer/browser/index.ts'],
  codeSelection: ['./src/browser/copy-selection.ts'],
  menuStyles: ['./src/css/menus.css'],
  definitionStyles: ['./src/plugins/glossary/browser/definition.css'],
  glossary: ['./src/plugins/glossary/browser/index.ts'],
  movedAnchors: ['./src/browser/moved-anchors.ts'],
  notFound: ['./src/browser/not-found/fill-screen.ts'],
  notLoaded: ['./src/plugins/search/browser/not-loaded.ts'],
  optionFilter: ['./src/plugins/option-index/browser/index.ts'],
  placeLinks: ['./src/browser/version-links.ts', './src/browser/report-mistake.ts'],
  lazyLists: ['./src/browser/lazy-lists.ts'],
};

const laterOffline = {
  noticeStyles: ['./src/plugins/offline/browser/offline-notice.css'],
  cachedPages: ['./src/plugins/offline/browser/cached-pages.ts'],
  updateSavedSections: ['./src/plugins/offline/browser/update-saved-sections.ts'],
  offline: ['./src/plugins/offline/browser/index.ts'],
};

type LaterFiles<T> = Record<keyof typeof later | keyof typeof laterOffline, T>;

declare global {
  /** Their addresses, which the build writes into the scripts. */
  const builtFiles: LaterFiles<string>;
}

/** What the development server has as client modules, which nothing loads later. */
export const developmentModules = [
  './src/plugins/wake/browser/static-script.ts',
  ...byChoice,
  ...Object.values(later).flat(),
];

/** The files of a built site that are no part of the application. */
export type StaticFiles = Awaited<ReturnType<typeof buildStaticFiles>>;

/**
 * Bundles src/browser, apart from the application and without its runtime. A script has the
 * address of a file that was built before it as a constant: that of `glossary` is
 * `builtFiles.glossary`.
 * @param folder where the files are written
 * @throws when something does not compile
 */
export async function buildStaticFiles(siteDir: string, folder: string, baseUrl: string) {
  const constants: Record<string, string> = {
    'typeof document': '"object"',
    'typeof window': '"object"',
    GOOGLE_TAG_ID: JSON.stringify(tagId ?? ''),
  };
  async function build(name: string, entry: string[]): Promise<StaticFile> {
    const [sheet] = entry.filter((file) => file.endsWith('.css'));
    if (sheet) return minifyStyles(path.join(siteDir, sheet), folder);
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const filename = `${kebab}.[contenthash:8].js`;
    const file = await bundle({siteDir, entry, folder, filename, constants});
    return {file: path.join(folder, file), address: `assets/js/${file}`};
  }

  const entries = {...later, ...laterOffline};
  const files = {} as LaterFiles<StaticFile>;
  for (const name of Object.keys(entries) as (keyof typeof files)[]) {
    files[name] = await build(name, entries[name]);
    constants[`builtFiles.${name}`] = JSON.stringify(baseUrl + files[name].address);
  }
  const entry = './src/plugins/wake/browser/built-script.ts';
  const script = await build('static', [entry, ...byChoice, ...counting]);
  const {menuStyles, offline, noticeStyles, cachedPages} = files;
  return {
    /** The script that every page loads. */
    script,
    /** Pages without scripts have to load it themselves. */
    menuStyles,
    /** What the script loads when the page has a use for it. */
    later: Object.values(files),
    /** What a page needs without a connection. */
    offline: [script, menuStyles, offline, noticeStyles, cachedPages],
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
