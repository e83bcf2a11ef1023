import type {ContainerDirective} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {dataFile} from '../../../../versions/data';
import {heading, link, paragraph, text} from '../../../../markdown/nodes';
import {endedStatusOf, noticesOf} from '../../../../data/package-notices';
import {specOf} from '../page-names';
import type {ReadmePage} from '../readme-page';
import {editAddress, fileAddress, projectOf} from '../repository';

/** The sentence by which a README gives its package up, in one of the blocks on its top. */
const deprecation = /\bis deprecated\b/;
const topBlocks = 3;

/**
 * Holds the notices against what a README says of itself, so that no list calls a package maintained
 * that its own page gives up.
 * @throws when the README says that the package is deprecated, and the notices do not
 */
export function checkDeprecation({markdown, pin}: Pick<ReadmePage, 'markdown' | 'pin'>): void {
  const {name, documentation} = pin;
  const isSaid = markdown.children
    .slice(0, topBlocks)
    .some((block) => deprecation.test(toString(block)) && toString(block).includes(name));
  if (!isSaid || endedStatusOf(documentation, name)) return;
  throw new Error(
    `The README of ${specOf(pin)} says that it is deprecated: add "${name}": {"deprecated": true} to ${dataFile(documentation, 'package-notices')}.`,
  );
}

/** Puts on top what readers must know before they use the package in the version they read about. */
export function addNotice({markdown, pin}: ReadmePage): void {
  const {text: noticeText, unmaintained} = noticesOf(pin.documentation)[pin.name] ?? {};
  if (noticeText === undefined) return;
  markdown.children.unshift({
    type: 'containerDirective',
    name: unmaintained ? 'warning' : 'info',
    attributes: {},
    children: fromMarkdown(noticeText).children,
  } as ContainerDirective);
}

/** The last heading of every mirrored page. */
export const originHeading = 'About this page';

/**
 * Ends the page with what it is, where it came from, its license and where to change it.
 * @param hasImages whether it shows this site's copies of images
 */
export function addOrigin({markdown, pin, facts}: ReadmePage, hasImages = false): void {
  const {license, licenseFile, copyright} = facts;
  markdown.children.push(
    {type: 'thematicBreak'},
    heading(2, originHeading),
    paragraph(
      text('This is the README of '),
      link(fileAddress(pin, 'README.md'), specOf(pin)),
      text(', as published on npm, from the repository '),
      link(pin.repository, projectOf(pin)),
      text(
        `. Logos and badges are left out,${hasImages ? ' images are copies,' : ''} and links are adapted to this site. License: `,
      ),
      licenseFile ? link(fileAddress(pin, licenseFile), license) : text(license),
      text(`${copyright.map((line) => `; ${line}`).join('')}.`),
    ),
    paragraph(
      text('To change the text, '),
      link(editAddress(pin), 'edit the README in its repository'),
      text('. The change shows here once a release with it is mirrored.'),
    ),
  );
}
