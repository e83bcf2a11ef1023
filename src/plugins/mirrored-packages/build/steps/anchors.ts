import type {Element, Root, RootContent} from 'hast';
import type {Heading, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ReadmePage} from '../readme-page';
import {isHeading} from './headings';

/** What a heading of a README brings along from its HTML. */
interface HeadingData {
  /** Other ids that links of the README have for it. */
  aliases?: string[];
}

/**
 * Writes the ids and names in a README's HTML to the headings that links to them are meant to reach:
 * the one they are in or right before, else the last one above.
 *
 *     <a name="opts"></a><h2>Options</h2>  →  <a></a><h2 id="opts">Options</h2>
 *
 * No id of a README arrives on the page: `linkAliases` leads links to the id of the heading.
 */
export function collectAnchors({html}: ReadmePage): void {
  let lastHeading: Element | undefined;
  let pending: string[] = [];
  const giveTo = (heading: Element | undefined, ids: readonly string[]): void => {
    if (!heading || ids.length === 0) return;
    heading.properties.id = [heading.properties.id, ...ids].filter(Boolean).join(' ');
  };
  const walk = (node: Root | RootContent, heading?: Element): void => {
    if (node.type === 'text' && node.value.trim() !== '' && !heading) {
      giveTo(lastHeading, pending);
      pending = [];
    }
    if (!('children' in node)) return;

    let inside = heading;
    if (node.type === 'element' && isHeading(node)) {
      giveTo(node, pending);
      pending = [];
      lastHeading = inside = node;
    } else if (node.type === 'element') {
      const ids = [node.properties.id, node.properties.name].filter(
        (id): id is string => typeof id === 'string' && /^\S+$/.test(id),
      );
      if (heading) giveTo(heading, ids);
      else pending.push(...ids);
    }
    for (const child of node.children) walk(child as RootContent, inside);
  };
  walk(html);
  giveTo(lastHeading, pending);
}

/** Gives the ids that `collectAnchors` has written to a heading. */
export const aliasesOf = ({properties}: Element): string[] =>
  typeof properties.id === 'string' ? properties.id.split(' ') : [];

/**
 * Leads links to an id of the README's HTML to the heading that has it.
 * @param ids of the headings of the page, in their order
 */
export function linkAliases({markdown}: ReadmePage, ids: readonly string[]): void {
  const idByAlias = new Map<string, string>();
  let position = 0;
  visit(markdown, 'heading', ({data}: Heading) => {
    const id = ids[position]!;
    position += 1;
    for (const alias of (data as HeadingData | undefined)?.aliases ?? []) {
      if (!idByAlias.has(alias)) idByAlias.set(alias, id);
    }
  });
  visit(markdown, 'link', (link: Link) => {
    if (!link.url.startsWith('#')) return;
    const fragment = link.url.slice(1).replace(/^user-content-/, '');
    const id = ids.includes(fragment) ? undefined : idByAlias.get(fragment);
    if (id !== undefined) link.url = `#${id}`;
  });
}
