import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {ReadmePage} from '../readme-page';

/**
 * Gives each heading the names of the places that lie at it, as its id, with spaces between them:
 * those of `<h2 id="name">` and of what stands directly above it or in the text below it, such as
 * `<a name="name">`. Nothing else keeps a name here, and links lead to the heading instead.
 */
export function namedPlaces({html}: ReadmePage): void {
  let heading: Element | undefined;
  let names: string[] = [];
  const give = () => {
    if (heading && names.length > 0)
      heading.properties.id = [heading.properties.id, ...names].filter(Boolean).join(' ');
    names = [];
  };
  visit(html, (node) => {
    if (node.type === 'text' && node.value.trim() !== '') give();
    if (node.type !== 'element') return undefined;
    names.push(...namesOf(node));
    if (!/^h[1-6]$/.test(node.tagName)) return undefined;
    visit(node, 'element', (inner) => {
      if (inner !== node) names.push(...namesOf(inner));
    });
    heading = node;
    delete node.properties.id;
    give();
    return SKIP;
  });
  give();
}

const namesOf = ({tagName, properties: {id, name}}: Element): string[] =>
  [id, tagName === 'a' && name].filter((each): each is string => typeof each === 'string');
