import type {Blockquote, Paragraph, RootContent, Text, Code} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {emojify} from 'node-emoji';
import {visit} from 'unist-util-visit';
import {headingIdsOf} from '../../../content/anchors';
import {grammarOf} from '../../../content/fences/languages';
import type {PlacedImage} from './images/image-copies';
import type {KnownPages} from './known-pages';
import type {PackageFacts} from './package-facts';
import type {Pin} from './pins';
import {pageFile, writeMarkdown} from './page-file';
import {ReadmePage} from './readme-page';
import {blocksInMarks} from './steps/blocks-in-marks';
import {closedFences} from './steps/closed-fences';
import {codeInCells} from './steps/code-in-cells';
import {dropBadges} from './steps/drop-badges';
import {dropComments} from './steps/drop-comments';
import {dropEmptiedSections} from './steps/drop-emptied-sections';
import {dropEmptyMarks} from './steps/drop-empty-marks';
import {dropHeader} from './steps/drop-header';
import {dropTitle} from './steps/drop-title';
import {headingLevels} from './steps/heading-levels';
import {headlessTables} from './steps/headless-tables';
import {installTabs} from './steps/install-tabs';
import {keepImages} from './steps/keep-images';
import {linkMirroredPackages} from './steps/link-mirrored-packages';
import {linkOwnPages} from './steps/link-own-pages';
import {namedPlaces} from './steps/named-places';
import {notice} from './steps/notice';
import {origin} from './steps/origin';
import {parseReadme} from './steps/parse-readme';
import {ownHeadingIds} from './steps/own-heading-ids';
import {pinRelativeAddresses} from './steps/pin-relative-addresses';
import {placeImages} from './steps/place-images';
import {plainCharacters} from './steps/plain-characters';
import {plainHeadings} from './steps/plain-headings';
import {placesIn, repairFragments} from './steps/repair-fragments';
import {sanitize} from './steps/sanitize';
import {schemaOptions} from './steps/schema-options';
import {toMarkdown} from './steps/to-markdown';
import {wholeAddresses} from './steps/whole-addresses';
import {withinLimits} from './steps/within-limits';
import {rewrite} from './rewrite';

const shells = new Set(['bash', 'sh', 'shell', 'zsh']);

/** Moves commands that all stand away from the margin to it: an indented line continues a command. */
export function flushCommands({markdown}: ReadmePage): void {
  visit(markdown, 'code', (code: Code) => {
    if (!shells.has(code.lang ?? '')) return;
    const lines = code.value.split('\n').filter((line) => line.trim() !== '');
    const margin = Math.min(...lines.map((line) => /^ */.exec(line)![0].length));
    if (margin > 0 && lines.length > 0)
      code.value = code.value.replace(new RegExp(`^ {${margin}}`, 'gm'), '');
  });
}

/** Names READMEs use, and the language the highlighter knows them by. */
const languages = new Map(
  Object.entries({
    cjs: 'js',
    cmd: 'batch',
    console: 'bash',
    jsonc: 'json5',
    mjs: 'js',
    ps1: 'powershell',
    styl: 'stylus',
    vue: 'html',
  }),
);

/** Names the language of each block of code as the highlighter does; an unknown one is plain text. */
export function fenceLanguages({markdown}: ReadmePage): void {
  visit(markdown, 'code', (code: Code) => {
    const name = code.lang?.toLowerCase();
    if (name === undefined) return;
    const known = languages.get(name) ?? name;
    code.lang = grammarOf(known) === undefined ? 'text' : known;
    code.meta = null;
  });
}

/** GitHub's kinds of alert; admonitions have the same names. */
const kinds = new Set(['note', 'tip', 'important', 'warning', 'caution']);

/** Turns GitHub's alerts (a quotation that starts with `[!NOTE]`) into admonitions. */
export function alerts({markdown}: ReadmePage): void {
  rewrite<RootContent>(markdown, (node) => (node.type === 'blockquote' ? asAlert(node) : node));
}

function asAlert(quote: Blockquote): Blockquote | ContainerDirective {
  const [first, ...rest] = quote.children;
  const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (opening?.type !== 'text') return quote;
  const [, kind = '', text = ''] = /^\[!(\w+)\]\s*([^]*)$/.exec(opening.value) ?? [];
  const name = kind.toLowerCase();
  if (!kinds.has(name)) return quote;

  const {children} = first as Paragraph;
  const lead = text === '' ? children.slice(1) : [{...opening, value: text}, ...children.slice(1)];
  const body = lead.length > 0 ? [{type: 'paragraph' as const, children: lead}, ...rest] : rest;
  return {type: 'containerDirective', name, attributes: {}, children: body};
}

type Step = (page: ReadmePage) => void | Promise<void>;

/** What happens to a README's HTML, in this order. */
const htmlSteps: readonly Step[] = [
  withinLimits,
  plainCharacters,
  blocksInMarks,
  dropComments,
  dropHeader,
  dropBadges,
  dropTitle,
  plainHeadings,
  pinRelativeAddresses,
  keepImages,
  dropEmptiedSections,
  namedPlaces,
  wholeAddresses,
  headlessTables,
  sanitize,
  dropEmptyMarks,
  codeInCells,
];

/** What happens once it is Markdown. */
const markdownSteps: readonly Step[] = [
  alerts,
  emoji,
  fenceLanguages,
  flushCommands,
  installTabs,
  schemaOptions,
  closedFences,
  headingLevels,
  ownHeadingIds,
  notice,
];

/**
 * Makes a README a page of clean Markdown that knows its headings; its links are not resolved yet.
 * @param afterStep told after each step, for those who look at what it did
 */
export async function prepare(
  pin: Pin,
  facts: PackageFacts,
  afterStep: (page: ReadmePage, step: string) => void = () => undefined,
): Promise<ReadmePage> {
  const page = new ReadmePage(pin, facts);
  for (const step of [parseReadme, ...htmlSteps, toMarkdown, ...markdownSteps]) {
    await step(page);
    afterStep(page, step.name);
  }
  page.headingIds = await headingIdsOf(page.markdown);
  page.places = placesIn(page.markdown, page.headingIds);
  return page;
}

/**
 * Resolves the links of a prepared page and gives its file.
 * @param pins every README that is mirrored
 * @param pages every page that can be linked to, the mirrored ones among them
 * @param copies this site's copies of its images, by address
 */
export function finish(
  page: ReadmePage,
  pins: readonly Pin[],
  pages: KnownPages,
  copies: ReadonlyMap<string, PlacedImage> = new Map(),
): string {
  const hasImages = placeImages(page, copies);
  linkMirroredPackages(page, pins);
  linkOwnPages(page, pages);
  repairFragments(page, pages);
  origin(page, hasImages);
  const {pin, facts, markdown} = page;
  return pageFile(pin, writeMarkdown(markdown), facts);
}

/** Turns shortcodes such as `:rocket:` into the characters GitHub shows for them. */
export function emoji({markdown}: ReadmePage): void {
  visit(markdown, 'text', (text: Text) => {
    text.value = emojify(text.value);
  });
}
