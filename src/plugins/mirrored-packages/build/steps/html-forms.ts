import type {Element, ElementContent, RootContent} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString as textOf} from 'hast-util-to-string';
import {h} from 'hastscript';
import {type ReadmePage, rewrite} from '../readme-page';

const isElement = (node: RootContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

/**
 * Makes a section of a box that unfolds below a heading, so that the heading has an id and a place in
 * the outline, and a link to it arrives at the text:
 *
 *     <details><summary><h3>New</h3></summary>…</details>  →  <h3>New</h3>…
 */
export function unfoldSections({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => {
    if (!isElement(node, 'details')) return node;
    const summary = node.children.find((child) => isElement(child, 'summary')) as
      Element | undefined;
    if (!summary || !select('h1, h2, h3, h4, h5, h6', summary)) return node;
    return [...summary.children, ...node.children.filter((child) => child !== summary)];
  });
}

/**
 * Makes links of films and sounds, which this site does not copy:
 *
 *     <video src="d.mp4"></video>  →  <a href="d.mp4">Video</a>
 */
export function linkMedia({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => {
    if (node.type !== 'element' || !/^(?:audio|video)$/.test(node.tagName)) return node;
    const source = [node, ...selectAll('source', node)].find(({properties}) => properties.src);
    if (!source) return [];
    const {title} = node.properties;
    const name = node.tagName === 'video' ? 'Video' : 'Audio';
    return h(
      'a',
      {href: String(source.properties.src)},
      title ? `${name}: ${String(title)}` : name,
    );
  });
}

/**
 * Keeps of an image for light and one for dark surroundings the first: copies of images are drawn on
 * white (`copyImage`).
 *
 *     <img src="a.png#gh-light-mode-only"><img src="b.png#gh-dark-mode-only">  →  <img src="a.png">
 */
export function keepLightImages({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => {
    if (!isElement(node, 'img') || typeof node.properties.src !== 'string') return node;
    const {src} = node.properties;
    if (src.endsWith('#gh-dark-mode-only')) return [];
    return {
      ...node,
      properties: {...node.properties, src: src.replace(/#gh-light-mode-only$/, '')},
    };
  });
}

/**
 * Turns links in inline code inside out, because Markdown has no links in code:
 *
 *     <code>a <a href="b">b</a></code>  →  <code>a </code><a href="b"><code>b</code></a>
 */
export function linkInlineCode({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node, ancestors) => {
    const isInBlock = ancestors.some((ancestor) => isElement(ancestor as Element, 'pre'));
    if (!isElement(node, 'code') || isInBlock) return node;
    if (!node.children.some((child) => isElement(child, 'a'))) return node;
    return node.children.map((child) =>
      isElement(child, 'a')
        ? {...child, children: [h('code', child.children)]}
        : h('code', [child]),
    );
  });
}

/**
 * Writes the links in a block of code below it, because Markdown has no links in code:
 *
 *     <pre><code>a <a href="b">b</a></code></pre>  →  <pre><code>a b</code></pre><p><a href="b">b</a></p>
 */
export function listCodeLinks({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => {
    if (!isElement(node, 'pre')) return node;
    const links = selectAll('a[href]', node).filter((link) => textOf(link).trim() !== '');
    if (links.length === 0) return node;
    const items = links.flatMap((link, index) =>
      index > 0 ? [{type: 'text' as const, value: ', '}, link] : [link],
    );
    return [node, h('p', items)];
  });
}

/**
 * Makes lists of lists of terms, which Markdown has not, so that each term stays with what it means:
 *
 *     <dl><dt>A</dt><dd>one</dd></dl>  →  <ul><li><p><strong>A</strong></p>one</li></ul>
 */
export function listDefinitions({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => {
    if (!isElement(node, 'dl')) return node;
    const items: Element[] = [];
    for (const part of partsOfList(node)) {
      const last = items.at(-1);
      if (part.tagName === 'dt') items.push(h('li', [h('p', [h('strong', part.children)])]));
      else if (last) last.children.push(...asBlocks(part.children));
    }
    return items.length > 0 ? h('ul', items) : node;
  });
}

/** Gives the terms and definitions of a list, which may be grouped by `div`. */
const partsOfList = (list: Element): Element[] =>
  list.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName === 'div') return partsOfList(child);
    return /^d[td]$/.test(child.tagName) ? [child] : [];
  });

/** Puts text at the start of a definition into a paragraph of its own. */
function asBlocks(content: readonly ElementContent[]): ElementContent[] {
  const firstBlock = content.findIndex(
    (node) =>
      node.type === 'element' && /^(?:p|pre|ul|ol|table|div|blockquote|dl)$/.test(node.tagName),
  );
  const end = firstBlock < 0 ? content.length : firstBlock;
  const line = content.slice(0, end);
  return [...(line.length > 0 ? [h('p', line)] : []), ...content.slice(end)];
}
