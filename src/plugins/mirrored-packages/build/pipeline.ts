import {headingIdsOf} from '../../../content/anchors';
import type {PlacedImage} from './images/image-copies';
import type {KnownPages} from './known-pages';
import type {PackageFacts} from './package-facts';
import type {Pin} from './pins';
import {pageFile, writeMarkdown} from './page-file';
import {ReadmePage} from './readme-page';
import {alerts} from './steps/alerts';
import {blocksInMarks} from './steps/blocks-in-marks';
import {closedFences} from './steps/closed-fences';
import {codeInCells} from './steps/code-in-cells';
import {dropBadges} from './steps/drop-badges';
import {dropComments} from './steps/drop-comments';
import {dropEmptiedSections} from './steps/drop-emptied-sections';
import {dropEmptyMarks} from './steps/drop-empty-marks';
import {dropHeader} from './steps/drop-header';
import {dropTitle} from './steps/drop-title';
import {emoji} from './steps/emoji';
import {fenceLanguages} from './steps/fence-languages';
import {flushCommands} from './steps/flush-commands';
import {headingLevels} from './steps/heading-levels';
import {headlessTables} from './steps/headless-tables';
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
