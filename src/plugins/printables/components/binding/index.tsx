import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {renderToStaticMarkup} from 'react-dom/server';
import {SKIP, visit} from 'unist-util-visit';
import {chapterOf} from '../chapter';
import {idsOf, prefixIds} from './prefix-ids';
import {pointInside} from './point-inside';

/**
 * Binds pages into one: gives the HTML of each, with ids of its own, everything unfolded, and its
 * links leading to the other pages where they stand here.
 * @param pages compiled pages in reading order
 */
export function bind(pages: readonly PropDocContent[]): string[] {
  const trees = pages.map(treeOf);
  const chapters = trees.map((tree, position) => {
    const {id, url} = chapterOf(pages[position]!);
    dropControls(tree);
    unfold(tree);
    loadImages(tree);
    prefixIds(tree, id);
    return {id, url, ids: idsOf(tree)};
  });
  return trees.map((tree, position) => {
    pointInside(tree, chapters[position]!, chapters);
    return toHtml(tree);
  });
}

/** Rendered apart, because what Markdown became is partly a finished string. */
function treeOf(Content: PropDocContent): Root {
  const html = renderToStaticMarkup(
    <DocProvider content={Content}>
      <MDXContent>
        <Content />
      </MDXContent>
    </DocProvider>,
  );
  return fromHtml(html, {fragment: true});
}

const classesOf = ({properties: {className}}: Element) =>
  Array.isArray(className) ? className : [];

/** Whether an element only serves a reader at a screen: the contents at the front say the rest. */
function isControl(element: Element): boolean {
  const classes = classesOf(element);
  return (
    element.tagName === 'nav' ||
    element.tagName === 'form' ||
    (element.tagName === 'a' && classes.includes('anchor')) ||
    element.tagName === 'button'
  );
}

/** Drops menus such as the row of a guide's steps, fields, the links of headings to themselves, and buttons. */
function dropControls(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isControl(element)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/**
 * Opens what folds out, and puts the panels of tabs one after another,
 * each below its name. Details that share a name would close each other.
 */
function unfold(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (element.tagName === 'details') {
      element.properties.open = true;
      delete element.properties.name;
    }
    if (classesOf(element).includes('tabs')) {
      parent.children.splice(index, 1, ...element.children.flatMap(named));
      return index;
    }
    return undefined;
  });
}

/** A panel below its name; what is no panel is the choice between them. */
function named(panel: ElementContent): ElementContent[] {
  if (panel.type !== 'element' || panel.properties.dataTab === undefined) return [];
  const name: ElementContent = {type: 'text', value: String(panel.properties.dataTab)};
  const strong: Element = {type: 'element', tagName: 'strong', properties: {}, children: [name]};
  const content = panel.tagName === 'figure' ? [panel] : panel.children;
  return [{type: 'element', tagName: 'p', properties: {}, children: [strong]}, ...content];
}

/** Has images load at once: nobody scrolls through a page that is being printed. */
function loadImages(tree: Root): void {
  visit(tree, {tagName: 'img'}, ({properties}) => {
    delete properties.loading;
  });
}
