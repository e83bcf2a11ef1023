import type {PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {noticesOf} from '../notices';
import {specOf} from '../page-names';
import type {ReadmePage} from '../readme-page';
import {editAddress, fileAddress} from '../repository';

const processor = unified().use(remarkParse);

/** Puts on top what readers must know before they use the package in the version they read about. */
export function notice({markdown, pin}: ReadmePage): void {
  const {text, unmaintained} = noticesOf(pin.documentation)[pin.name] ?? {};
  if (text === undefined) return;
  const {children} = processor.parse(text) as Root;
  markdown.children.unshift({
    type: 'containerDirective',
    name: unmaintained ? 'warning' : 'info',
    attributes: {},
    children,
  } as ContainerDirective);
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const link = (url: string, label: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(label)],
});

/**
 * Ends the page with what it is, where it came from, its license and where to change it.
 * @param hasImages whether it shows this site's copies of images
 */
export function origin({markdown, pin, facts}: ReadmePage, hasImages = false): void {
  const {license, licenseFile, copyright} = facts;
  const terms = licenseFile ? link(fileAddress(pin, licenseFile), license) : text(license);
  markdown.children.push(
    {type: 'thematicBreak'},
    {type: 'heading', depth: 2, children: [text('About this page')]},
    {
      type: 'paragraph',
      children: [
        text('This is the README of '),
        link(fileAddress(pin, 'README.md'), specOf(pin)),
        text(', as published on npm, from the repository '),
        link(pin.repository, new URL(pin.repository).pathname.slice(1)),
        text(
          hasImages
            ? '. Logos and badges are left out, images are copies, and links are adapted to this site. '
            : '. Logos and badges are left out, and links are adapted to this site. ',
        ),
        text('License: '),
        terms,
        text(`${copyright.map((line) => `; ${line}`).join('')}.`),
      ],
    },
    {
      type: 'paragraph',
      children: [
        text('To change the text, '),
        link(editAddress(pin), 'edit the README in its repository'),
        text('. The change shows here once a release with it is mirrored.'),
      ],
    },
  );
}
