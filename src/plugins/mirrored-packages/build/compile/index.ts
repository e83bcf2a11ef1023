import type {Element, Root as HtmlRoot, RootContent as HtmlContent} from 'hast';
import type {Root} from 'mdast';
import rehypeSanitize, {type Options} from 'rehype-sanitize';
import {remove} from 'unist-util-remove';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isMirrored} from '../../../../content/page-path';
import {copyAddress, sizeIn} from '../images/stored-copies';
import {htmlSchema} from './html-schema';

/**
 * Options of the docs plugin that keep mirrored pages harmless where they are compiled; other
 * pages pass untouched. Plugins that add markup of ours come after them.
 */
export const sanitizeOptions = {
  beforeDefaultRemarkPlugins: [dropHtmlInHeadings],
  remarkPlugins: [setExportsAside],
  rehypePlugins: [sanitizePage],
};

/**
 * Drops raw HTML from headings of mirrored pages before the page's contents are made of them:
 * entries are put into the page as HTML, past the sanitizer. Pages on disk have none left; this
 * holds should one ever get there.
 */
function dropHtmlInHeadings() {
  return (tree: Root, file: VFile): void => {
    if (!isMirrored(file)) return;
    visit(tree, 'heading', (heading) => void remove(heading, {cascade: false}, 'html'));
  };
}

/**
 * HTML of a README, the admonitions that Docusaurus has made of it, and what the steps of the mirror
 * write: facts, titles and tabs of code. Images load from this
 * site's copies, whatever is on disk.
 */
const pageSchema: Options = {
  ...htmlSchema,
  tagNames: [...htmlSchema.tagNames!, 'admonition', 'facts'],
  attributes: {
    ...htmlSchema.attributes,
    admonition: ['type'],
    code: [...htmlSchema.attributes!.code!, ['metastring', 'tabs', /^title="[\w./@-]+"$/]],
    img: [['src', copyAddress], 'alt', 'title'],
  },
};
const sanitized = rehypeSanitize(pageSchema);

/**
 * Takes the exports Docusaurus adds to a page (its table of contents) out of a mirrored one, so
 * that neither an element left open nor the sanitizer can swallow them. `sanitizePage` puts them
 * back. Markdown pages cannot write exports of their own.
 */
function setExportsAside() {
  return (tree: Root, file: VFile): void => {
    if (!isMirrored(file)) return;
    file.data.exports = tree.children.filter(({type}) => type === 'mdxjsEsm');
    remove(tree, {cascade: false}, 'mdxjsEsm');
  };
}

/** Sanitizes mirrored pages where they are compiled, whatever lies on disk; other pages pass. */
function sanitizePage() {
  return (tree: HtmlRoot, file: VFile): void => {
    if (!isMirrored(file)) return;
    const clean = sanitized(tree) as HtmlRoot;
    sizeImages(clean);
    tree.children = [...clean.children, ...(file.data.exports as HtmlContent[])];
  };
}

/**
 * Tells browsers how large images are, so that nothing moves when they arrive, and has each wait
 * until it is nearly in view. An image that the sanitizer left without an address goes.
 */
function sizeImages(tree: HtmlRoot): void {
  visit(tree, {tagName: 'img'}, ({properties}) => {
    Object.assign(properties, sizeIn(String(properties.src)), {loading: 'lazy'});
  });
  remove(tree, (node) => isUnsized(node as Element));
}

const isUnsized = ({tagName, properties}: Element) =>
  tagName === 'img' && properties.width === undefined;
