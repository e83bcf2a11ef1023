import type {Element, ElementContent, Parents, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt, isMirrored} from '../content/place';

/**
 * Makes an image that stands alone in its paragraph a figure, with its title as the caption. On a
 * narrow screen a wide drawing scrolls inside, so it can be reached by keyboard.
 * Every image waits until it is nearly in view.
 * @throws when an image of our own pages says nothing to those who do not see it
 */
export function figures() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, _, parent?: Parents) => {
      const image = node as ElementContent;
      if (!isImage(image)) return;
      if (!isMirrored(file) && !attributeOf(image, 'alt')) {
        const advice = 'say what it shows, as in ![A module and its two chunks](/img/…)';
        // Docusaurus does not say where the images stand that it has found on disk.
        const place = image.position ? image : (parent ?? image);
        throw errorAt(file, place, `the image has no text alternative: ${advice}`);
      }
      loadLate(image);
    });
    visit(tree, 'element', (paragraph, index, parent?: Parents) => {
      if (paragraph.tagName !== 'p' || !parent || index === undefined) return;
      const content = paragraph.children.filter(
        (child) => child.type !== 'text' || child.value.trim() !== '',
      );
      const [image] = content;
      if (content.length === 1 && image && isImage(image)) parent.children[index] = figure(image);
    });
  };
}

/** Docusaurus makes JSX of images it found on disk; images from elsewhere stay elements. */
const isImage = (node: ElementContent) =>
  (node.type === 'element' && node.tagName === 'img') ||
  ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'img');

function attributeOf(image: ElementContent, name: string): string | undefined {
  if (image.type === 'element') return image.properties[name]?.toString().trim();
  if (!('attributes' in image)) return undefined;
  const attribute = image.attributes.find((each) => 'name' in each && each.name === name);
  return attribute?.value?.toString().trim();
}

function loadLate(image: ElementContent): void {
  if (image.type === 'element')
    Object.assign(image.properties, {loading: 'lazy', decoding: 'async'});
  else if ('attributes' in image) {
    image.attributes.push(
      {type: 'mdxJsxAttribute', name: 'loading', value: 'lazy'},
      {type: 'mdxJsxAttribute', name: 'decoding', value: 'async'},
    );
  }
}

function figure(image: ElementContent): Element {
  const caption = takeTitle(image);
  return h('figure', {className: 'figure'}, [
    h('div', {className: 'drawing', tabIndex: 0, role: 'group', ariaLabel: caption ?? 'Figure'}, [
      image,
    ]),
    ...(caption ? [h('figcaption', caption)] : []),
  ]);
}

function takeTitle(image: ElementContent): string | undefined {
  if (image.type === 'element') {
    const {title} = image.properties;
    delete image.properties.title;
    return title ? String(title) : undefined;
  }
  if (!('attributes' in image)) return undefined;
  const position = image.attributes.findIndex(
    ({type, ...rest}) => type === 'mdxJsxAttribute' && 'name' in rest && rest.name === 'title',
  );
  if (position < 0) return undefined;
  const [attribute] = image.attributes.splice(position, 1);
  return String(attribute!.value);
}
