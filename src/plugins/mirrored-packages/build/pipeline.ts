import type {Element, Root as HtmlRoot, RootContent as HtmlContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Blockquote, Paragraph, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import rehypeSanitize from 'rehype-sanitize';
import remarkGemoji from 'remark-gemoji';
import {headingIdsOf} from '../../../content/anchors';
import {htmlSchema} from './compile/html-schema';
import type {ImageCopy} from './images/image-copies';
import {checkLimits} from './limits';
import type {PackageFacts} from './package-facts';
import type {Pin} from './pins';
import {pageFile, writeMarkdown} from './page-file';
import {stripInvisibleCharacters} from './strip-invisible';
import {emptyPage, type ReadmePage, rewrite} from './readme-page';
import {resolveAddresses} from './steps/addresses';
import {collectAnchors, linkAliases} from './steps/anchors';
import {
  escapeMdxCodeBlocks,
  normalizeLanguages,
  unindentCommands,
  mergeInstallCommands,
} from './steps/code-blocks';
import {dropEmptiedSections} from './steps/drop-emptied-sections';
import {removeBadges, removeHeaderImages} from './steps/remove-badges';
import {dropTitle, closeHeadingGaps, assignHeadingIds, simplifyHeadings} from './steps/headings';
import {
  keepLightImages,
  linkInlineCode,
  linkMedia,
  listCodeLinks,
  listDefinitions,
  unfoldSections,
} from './steps/html-forms';
import {keepImages, placeImages} from './steps/images';
import {
  type HeadingIdsByPage,
  linkMirroredPackages,
  linkDocumentationPages,
  repairFragments,
} from './steps/links';
import {addNotice, addOrigin} from './steps/notice-and-origin';
import {parseReadme} from './steps/parse-readme';
import {titleCodeBlocks} from './steps/file-names';
import {optionFacts} from './steps/option-facts';
import {addSchemaOptions} from './steps/schema-options';
import {dropTopLinks} from './steps/top-links';
import {flattenCodeInCells, addTableHeaders, toMarkdown} from './steps/to-markdown';

/** GitHub's kinds of alert; admonitions have the same names. */
const alertKinds = new Set(['note', 'tip', 'important', 'warning', 'caution']);

/** Turns GitHub's alerts (a quotation that starts with `[!NOTE]`) into admonitions. */
export function convertAlerts({markdown}: ReadmePage): void {
  rewrite<RootContent>(markdown, (node) => (node.type === 'blockquote' ? asAlert(node) : node));
}

function asAlert(quote: Blockquote): Blockquote | ContainerDirective {
  const [first, ...followingBlocks] = quote.children;
  const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (opening?.type !== 'text') return quote;
  const [, kind = '', value = ''] = /^\[!(\w+)\]\s*([^]*)$/.exec(opening.value) ?? [];
  const name = kind.toLowerCase();
  if (!alertKinds.has(name)) return quote;

  const after = (first as Paragraph).children.slice(1);
  const lead = value === '' ? after : [{...opening, value}, ...after];
  const body =
    lead.length > 0
      ? [{type: 'paragraph' as const, children: lead}, ...followingBlocks]
      : followingBlocks;
  return {type: 'containerDirective', name, attributes: {}, children: body};
}

const isMark = (node: HtmlContent) =>
  node.type === 'element' && /^(?:b|del|em|i|s|strike|strong)$/.test(node.tagName);
const isDeletion = (node: unknown) => /^(?:del|s|strike)$/.test((node as Element).tagName ?? '');

/** Drops marks around nothing, and deletions inside of deletions: four tildes would open a fence. */
export function simplifyMarks({html}: ReadmePage): void {
  rewrite<HtmlContent>(html, (node, ancestors) => {
    if (node.type !== 'element' || !isMark(node)) return node;
    const isNested = isDeletion(node) && ancestors.some(isDeletion);
    return isNested || toString(node).trim() === '' ? node.children : node;
  });
}

const sanitized = rehypeSanitize(htmlSchema);

/** Drops all that can run, load, frame, submit or take another element's name. */
function sanitize(page: ReadmePage): void {
  page.html = sanitized(page.html) as HtmlRoot;
}

const replaceEmojiNames = remarkGemoji();

/** Turns names such as `:rocket:` into the characters that GitHub shows for them. */
export function convertEmoji({markdown}: ReadmePage): void {
  replaceEmojiNames(markdown);
}

type Step = (page: ReadmePage) => void | Promise<void>;

/** What happens to a README's HTML, in this order. */
const htmlSteps: readonly Step[] = [
  checkLimits,
  stripInvisibleCharacters,
  unfoldSections,
  keepLightImages,
  linkMedia,
  linkInlineCode,
  listCodeLinks,
  listDefinitions,
  removeHeaderImages,
  removeBadges,
  dropTitle,
  collectAnchors,
  simplifyHeadings,
  resolveAddresses,
  keepImages,
  dropEmptiedSections,
  addTableHeaders,
  sanitize,
  simplifyMarks,
  flattenCodeInCells,
];

/** What happens once it is Markdown. */
const markdownSteps: readonly Step[] = [
  convertAlerts,
  dropTopLinks,
  normalizeLanguages,
  unindentCommands,
  mergeInstallCommands,
  addSchemaOptions,
  // Below here, the README says less in words: its options are read above.
  titleCodeBlocks,
  optionFacts,
  escapeMdxCodeBlocks,
  closeHeadingGaps,
  assignHeadingIds,
  // Its names are words in the ids of headings.
  convertEmoji,
  addNotice,
];

/** Makes a README a page of clean Markdown that knows its headings; its links are not resolved yet. */
export async function prepareReadme(pin: Pin, facts: PackageFacts): Promise<ReadmePage> {
  const page = emptyPage(pin, facts);
  for (const step of [parseReadme, ...htmlSteps, toMarkdown, ...markdownSteps]) await step(page);
  page.html.children = [];
  page.headingIds = [...(await headingIdsOf(page.markdown))];
  linkAliases(page, page.headingIds);
  return page;
}

/**
 * Resolves the links of a prepared page and gives its file.
 * @param pins every README that is mirrored
 * @param pages every page that can be linked to, the mirrored ones among them
 * @param copies this site's copies of its images, by address
 */
export function finishPage(
  page: ReadmePage,
  pins: readonly Pin[],
  pages: HeadingIdsByPage,
  copies: ReadonlyMap<string, ImageCopy> = new Map(),
): string {
  const hasImages = placeImages(page, copies);
  linkMirroredPackages(page, pins);
  linkDocumentationPages(page, pages);
  repairFragments(page, pages);
  addOrigin(page, hasImages);
  const {pin, facts, markdown} = page;
  return pageFile(pin, writeMarkdown(markdown), facts);
}
