import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Parents, Root} from 'hast';
import {h} from 'hastscript';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {errorAt} from '../content/error-location';
import {attributesOf} from './attributes';

/**
 * Makes an image that is alone in its paragraph a figure, with its title as the caption:
 *
 *     <p><img alt="…" title="A graph"></p>
 *       →  <figure class="figure"><div class="drawing" …><img …></div>
 *          <figcaption>A graph</figcaption></figure>
 *
 * On a narrow screen a wide drawing scrolls inside, so it can be reached by keyboard. Every image
 * loads when it is nearly in view.
 */
export function imageFigures() {
  return (tree: Root): void => {
    visit(tree, isImage, (image: Image) => loadLazily(image));
    visit(tree, 'element', (paragraph, index, parent?: Parents) => {
      if (paragraph.tagName !== 'p' || !parent || index === undefined) return;
      const content = paragraph.children.filter(
        (child) => child.type !== 'text' || child.value.trim() !== '',
      );
      const [image] = content;
      if (content.length === 1 && image && isImage(image))
        parent.children[index] = drawFigure(image);
    });
  };
}

/**
 * Checks that every image of a page says what it shows to those who do not see it.
 * @throws when one has no text alternative, naming file and line
 */
export function checkTextAlternatives() {
  return (tree: Root, file: VFile): void => {
    visit(tree, isImage, (image: Image, _, parent?: Parents) => {
      if (attributeOf(image, 'alt')) return;
      const advice = 'say what it shows, as in ![A module and its two chunks](/img/…)';
      // Docusaurus gives no position to images that it has found on disk.
      const locatedNode = image.position ? image : (parent ?? image);
      throw errorAt(file, locatedNode, `the image has no text alternative: ${advice}`);
    });
  };
}

/** An image: Docusaurus makes JSX of those it found on disk, others stay elements. */
type Image = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

function isImage(node: Node): node is Image {
  if (isElement(node)) return node.tagName === 'img';
  return 'attributes' in node && 'name' in node && node.name === 'img';
}

const isElement = (node: Node): node is Element => node.type === 'element';

const attributeOf = (image: Image, name: string): string =>
  String(attributesOf(image)[name] ?? '').trim();

function loadLazily(image: Image): void {
  for (const [name, value] of Object.entries({loading: 'lazy', decoding: 'async'})) {
    if (image.type === 'element') image.properties[name] = value;
    else image.attributes.push({type: 'mdxJsxAttribute', name, value});
  }
}

function drawFigure(image: Image): Element {
  const caption = attributeOf(image, 'title');
  removeTitle(image);
  const box = {className: 'drawing', tabIndex: 0, role: 'group', ariaLabel: caption || 'Figure'};
  return h('figure.figure', [h('div', box, [image]), caption ? h('figcaption', caption) : null]);
}

function removeTitle(image: Image): void {
  if (image.type === 'element') {
    delete image.properties.title;
    return;
  }
  image.attributes = image.attributes.filter(
    (attribute) => !('name' in attribute && attribute.name === 'title'),
  );
}

/** What Docusaurus says of an image without a file. */
interface Missing {
  /** Relative to the site. */
  sourceFilePath: string;
  url: string;
  node: Node;
}

/**
 * Stops the build for an image without a file. Docusaurus' own message tells how to ignore it.
 * @throws always
 */
export function throwMissingImage({sourceFilePath, url, node}: Missing): never {
  const file = new VFile({
    path: path.resolve(sourceFilePath),
    value: readFileSync(sourceFilePath, 'utf8'),
  });
  const advice = 'put the file there, or correct the URL';
  throw errorAt(file, node, `the image ${url} has no file in static${url}: ${advice}`);
}
