import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'lightningcss';
import postcss from 'postcss';
import {chat} from '../../../config/chat';
import {keepsPages} from '../../offline/config';
import {shortTokenNames} from '../../bundler/build/style-sheet/token-names';
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
  ...(keepsPages(process.env) ? ['./src/plugins/offline/browser/keep-pages.ts'] : []),
];

/** What pages with annotated code load themselves, and some browsers need beside it. */
export const annotatedCode = [
  './src/css/annotated.css',
  './src/browser/annotated-code/index.ts',
  './src/browser/annotated-code/popover-place.ts',
] as const;

/** What pages with terms of the glossary load when the reader comes near one. */
export const glossary = [
  './src/plugins/glossary/browser/definition.css',
  './src/plugins/glossary/browser/index.ts',
] as const;

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

/** What every page loads when it is complete, and the screen for readers without a connection. */
export const offline = {
  script: './src/plugins/offline/browser/index.ts',
  notice: './src/plugins/offline/browser/offline-notice.css',
  keptPages: './src/plugins/offline/browser/kept-pages.ts',
} as const;

/** The files of a built site that are no part of the application. */
export interface StaticFiles {
  /** The script that every page loads. */
  script: StaticFile;
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
  const [stylesEntry, codeEntry, placeEntry] = annotatedCode;
  const annotatedStylesFile = await minifyStyles(siteDir, stylesEntry, folder);
  const popoverPlaceFile = await script('popover-place', [placeEntry], {});
  const annotatedCodeFile = await script('annotated-code', [codeEntry], {
    annotatedStylesFile,
    popoverPlaceFile,
  });
  const [definitionEntry, glossaryEntry] = glossary;
  const definitionStylesFile = await minifyStyles(siteDir, definitionEntry, folder);
  const glossaryFile = await script('glossary', [glossaryEntry], {
    definitionStylesFile,
    popoverPlaceFile,
  });
  const unknownAddressFile = await script('not-found', [unknownAddress], {});
  const movedAnchorsFile = await script('moved-anchors', [movedAnchors], {});
  const optionFilterFile = await script('option-filter', [optionFilter], {});
  const sectionPagesFile = await script('section-pages', [sectionPages], {});
  const sectionHeadingsFile = await script('section-headings', [sectionHeadings], {});
  const noticeStylesFile = await minifyStyles(siteDir, offline.notice, folder);
  const keptPagesFile = await script('kept-pages', [offline.keptPages], {});
  const offlineFile = await script('offline', [offline.script], {noticeStylesFile, keptPagesFile});
  const staticFile = await script('static', staticBehaviors, {
    annotatedCodeFile,
    glossaryFile,
    movedAnchorsFile,
    offlineFile,
    optionFilterFile,
    sectionHeadingsFile,
    sectionPagesFile,
    unknownAddressFile,
  });
  return {
    script: staticFile,
    later: [
      annotatedStylesFile,
      popoverPlaceFile,
      annotatedCodeFile,
      definitionStylesFile,
      glossaryFile,
      movedAnchorsFile,
      optionFilterFile,
      sectionHeadingsFile,
      sectionPagesFile,
      unknownAddressFile,
      noticeStylesFile,
      keptPagesFile,
      offlineFile,
    ],
    offline: [staticFile, offlineFile, noticeStylesFile, keptPagesFile],
  };
}

async function minifyStyles(siteDir: string, entry: string, folder: string): Promise<StaticFile> {
  const filename = path.join(siteDir, entry);
  const source = await readFile(filename, 'utf8');
  const {css} = await postcss([shortTokenNames(siteDir)]).process(source, {from: filename});
  const {code} = transform({filename, code: Buffer.from(css), minify: true});
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
