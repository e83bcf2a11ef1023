import {headingIdsOf} from '../content-index/anchors';
import type {KnownPages} from './known-pages';
import type {PackageFacts} from './package-facts';
import type {Pin} from './pins';
import {pageFile, writeMarkdown} from './page-file';
import {ReadmePage} from './readme-page';
import {alerts} from './steps/alerts';
import {dropComments} from './steps/drop-comments';
import {dropHeader} from './steps/drop-header';
import {dropTitle} from './steps/drop-title';
import {emoji} from './steps/emoji';
import {fenceLanguages} from './steps/fence-languages';
import {headlessTables} from './steps/headless-tables';
import {linkMirroredPackages} from './steps/link-mirrored-packages';
import {linkOwnPages} from './steps/link-own-pages';
import {notice} from './steps/notice';
import {origin} from './steps/origin';
import {parseReadme} from './steps/parse-readme';
import {pinRelativeAddresses} from './steps/pin-relative-addresses';
import {plainHeadings} from './steps/plain-headings';
import {repairFragments} from './steps/repair-fragments';
import {replaceImages} from './steps/replace-images';
import {sanitize} from './steps/sanitize';
import {toMarkdown} from './steps/to-markdown';

/** Makes a README a page of clean Markdown that knows its headings; its links are not resolved yet. */
export async function prepare(pin: Pin, facts: PackageFacts): Promise<ReadmePage> {
  const page = new ReadmePage(pin, facts);
  await parseReadme(page);

  dropComments(page);
  dropHeader(page);
  dropTitle(page);
  plainHeadings(page);
  pinRelativeAddresses(page);
  replaceImages(page);
  headlessTables(page);
  await sanitize(page);

  toMarkdown(page);
  alerts(page);
  emoji(page);
  fenceLanguages(page);
  notice(page);

  page.headingIds = await headingIdsOf(page.markdown);
  return page;
}

/**
 * Resolves the links of a prepared page and gives its file.
 * @param pins every README that is mirrored
 * @param pages every page that can be linked to, the mirrored ones among them
 */
export function finish(page: ReadmePage, pins: readonly Pin[], pages: KnownPages): string {
  linkMirroredPackages(page, pins);
  linkOwnPages(page, pages);
  repairFragments(page, pages);
  origin(page);
  const {pin, facts, markdown} = page;
  return pageFile(pin, writeMarkdown(markdown), facts);
}
