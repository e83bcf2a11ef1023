import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'lightningcss';
import {chat} from '../../../config/chat';
import {isOfflineBuild} from '../../offline/config';
import {bundle} from './bundle';

/** A file that pages have without the application. */
export interface StaticFile {
  /** Path on disk. */
  file: string;
  /** Where pages load it from, relative to the root of the site; named by its content. */
  address: string;
}

/**
 * Their entries, relative to the site. Without a frame of the chat there is nothing to load, and
 * nothing is kept for readers without a connection when the build says so.
 */
export const staticBehaviors = [
  './src/plugins/wake/browser/static-script.ts',
  ...(chat.embed === undefined ? [] : ['./src/browser/chat-frame.ts']),
  ...(isOfflineBuild(process.env) ? ['./src/plugins/offline/browser/load-later.ts'] : []),
];

/** What pages load whose code is shown otherwise than it was written. */
export const codeSelection = './src/browser/code-selection/copy-selection.ts';

/** What pages with terms of the glossary load when the reader comes near one, and some browsers beside it. */
export const glossary = [
  './src/plugins/glossary/browser/definition.css',
  './src/plugins/glossary/browser/index.ts',
  './src/plugins/glossary/browser/popover-place.ts',
] as const;

/** What menus look like that have been opened. */
export const menuStyles = './src/css/menus.css';

/** What fills the sidebar with headings of other pages. */
export const sectionHeadings = './src/browser/section-headings/fill-menu.ts';

/** What fills the site menu with pages of other sections. */
export const sectionPages = './src/browser/section-pages/fill-menu.ts';

/** What filters the list of all options. */
export const optionFilter = './src/plugins/option-index/browser/index.ts';

/** What leads deep links to headings that have moved. */
export const movedAnchors = './src/browser/moved-anchors/moved-target.ts';

/** What the screen of unknown addresses loads. */
export const unknownAddress = './src/browser/not-found/fill-screen.ts';

/**
 * What says that the search has not loaded; what keeps the place in links to another version or
 * language, and what reports a mistake below a heading.
 */
export const nearControls = [
  './src/plugins/search/browser/not-loaded.ts',
  './src/browser/version-links.ts',
  './src/browser/report-mistake.ts',
] as const;

/** What every page loads when it is complete, and the screen for readers without a connection. */
export const offline = {
  script: './src/plugins/offline/browser/index.ts',
  notice: './src/plugins/offline/browser/offline-notice.css',
  cachedPages: './src/plugins/offline/browser/cached-pages.ts',
} as const;

/** The files of a built site that are no part of the application. */
export interface StaticFiles {
  /** The script that every page loads. */
  script: StaticFile;
  /** The style sheet of menus, which pages without scripts have to load themselves. */
  menuStyles: StaticFile;
  /** What that script loads when the page has a use for it. */
  later: StaticFile[];
  /** Those that a page needs without a connection. */
  offline: StaticFile[];
}

/**
 * Bundles src/browser, apart from the application and without its runtime.
 * @param folder where the files are written
 * @throws when something does not compile
 */
export async function buildStaticFiles(
  siteDir: string,
  folder: string,
  baseUrl: string,
): Promise<StaticFiles> {
  const script = (name: string, entry: string[], addresses: Record<string, StaticFile>) =>
    bundled(siteDir, folder, name, entry, baseUrl, addresses);
  const codeSelectionFile = await script('code-selection', [codeSelection], {});
  const [definitionEntry, glossaryEntry, placeEntry] = glossary;
  const popoverPlaceFile = await script('popover-place', [placeEntry], {});
  const definitionStylesFile = await minifyStyles(siteDir, definitionEntry, folder);
  const glossaryFile = await script('glossary', [glossaryEntry], {
    definitionStylesFile,
    popoverPlaceFile,
  });
  const menuStylesFile = await minifyStyles(siteDir, menuStyles, folder);
  const unknownAddressFile = await script('not-found', [unknownAddress], {});
  const movedAnchorsFile = await script('moved-anchors', [movedAnchors], {});
  const optionFilterFile = await script('option-filter', [optionFilter], {});
  const sectionPagesFile = await script('section-pages', [sectionPages], {});
  const sectionHeadingsFile = await script('section-headings', [sectionHeadings], {});
  const [notLoaded, ...placeLinks] = nearControls;
  const notLoadedFile = await script('not-loaded', [notLoaded], {});
  const placeLinksFile = await script('place-links', placeLinks, {});
  const noticeStylesFile = await minifyStyles(siteDir, offline.notice, folder);
  const cachedPagesFile = await script('cached-pages', [offline.cachedPages], {});
  const offlineFile = await script('offline', [offline.script], {
    noticeStylesFile,
    cachedPagesFile,
  });
  const staticFile = await script('static', staticBehaviors, {
    codeSelectionFile,
    glossaryFile,
    movedAnchorsFile,
    offlineFile,
    optionFilterFile,
    sectionHeadingsFile,
    sectionPagesFile,
    menuStylesFile,
    notLoadedFile,
    unknownAddressFile,
    placeLinksFile,
  });
  return {
    script: staticFile,
    menuStyles: menuStylesFile,
    later: [
      codeSelectionFile,
      menuStylesFile,
      popoverPlaceFile,
      definitionStylesFile,
      glossaryFile,
      movedAnchorsFile,
      optionFilterFile,
      sectionHeadingsFile,
      sectionPagesFile,
      notLoadedFile,
      unknownAddressFile,
      placeLinksFile,
      noticeStylesFile,
      cachedPagesFile,
      offlineFile,
    ],
    offline: [staticFile, menuStylesFile, offlineFile, noticeStylesFile, cachedPagesFile],
  };
}

async function minifyStyles(siteDir: string, entry: string, folder: string): Promise<StaticFile> {
  const filename = path.join(siteDir, entry);
  const {code} = transform({filename, code: await readFile(filename), minify: true});
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const name = `${path.parse(filename).name}.${hash}.css`;
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, name), code);
  return {file: path.join(folder, name), address: `assets/css/${name}`};
}

async function bundled(
  siteDir: string,
  folder: string,
  name: string,
  entry: string[],
  baseUrl: string,
  addresses: Record<string, StaticFile>,
): Promise<StaticFile> {
  const file = await bundle({
    siteDir,
    entry,
    folder,
    filename: `${name}.[contenthash:8].js`,
    constants: {
      'typeof document': '"object"',
      'typeof window': '"object"',
      ...Object.fromEntries(
        Object.entries(addresses).map(([constant, {address}]) => [
          constant,
          JSON.stringify(baseUrl + address),
        ]),
      ),
    },
  });
  return {file: path.join(folder, file), address: `assets/js/${file}`};
}
