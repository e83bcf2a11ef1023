import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type {Element, ElementContent, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {renderToStaticMarkup} from 'react-dom/server';
import {parseFragment} from 'parse5';
import {remove} from 'unist-util-remove';
import {visit} from 'unist-util-visit';
import {chapterOf} from '../chapter';
import {pointInside, prefixIds} from './ids';

/**
 * Binds pages into one: gives the HTML of each, with ids of its own, everything unfolded, and its
 * links leading to the copies of other pages in this one.
 * @param pages compiled pages in reading order
 */
export function bind(pages: readonly PropDocContent[]): string[] {
  const chapters = pages.map(chapterOf);
  return pages.map((page, position) => {
    const {id, url} = chapters[position]!;
    const tree = treeOf(page);
    const forScreens = new Set<unknown>(selectAll(controls, tree));
    remove(tree, {cascade: false}, (node) => forScreens.has(node));
    unfold(tree);
    // On paper punctuation looks like the rest of the code, and is a third of all elements.
    replaceElements(tree, 'pre i:not([class])', ({children}) => children);
    // Nobody scrolls through a page that is being printed.
    for (const {properties} of selectAll('img', tree)) delete properties.loading;
    prefixIds(tree, id);
    pointInside(tree, url, chapters);
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
  // `fromHtml` would also note where each element is.
  return fromParse5(parseFragment(html, {scriptingEnabled: false})) as Root;
}

/** What only serves a reader at a screen: the contents at the front say the rest. */
const controls = 'nav, form, button';

/**
 * Opens what folds out, and puts the panels of tabs one after another,
 * each below its name. Details that share a name would close each other.
 */
function unfold(tree: Root): void {
  for (const {properties} of selectAll('details', tree)) {
    properties.open = true;
    delete properties.name;
  }
  replaceElements(tree, '.tabs', ({children}) => children.flatMap(named));
}

/** Puts other nodes in the place of the elements that match a selector. */
function replaceElements(
  tree: Root,
  selector: string,
  replacementsOf: (element: Element) => ElementContent[],
): void {
  const elements = new Set(selectAll(selector, tree));
  visit(tree, 'element', (element, index, parent) => {
    if (!elements.has(element)) return undefined;
    parent!.children.splice(index!, 1, ...replacementsOf(element));
    return index;
  });
}

/** A panel below its name; what is no panel is the choice between them. */
function named(panel: ElementContent): ElementContent[] {
  if (panel.type !== 'element' || panel.properties.dataTab === undefined) return [];
  const content = panel.tagName === 'figure' ? [panel] : panel.children;
  return [h('p', h('strong', String(panel.properties.dataTab))), ...content];
}
