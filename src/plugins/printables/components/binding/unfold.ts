import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

const hasClass = ({properties: {className}}: Element, name: string) =>
  Array.isArray(className) && className.includes(name);

/**
 * Opens what folds out, and puts the panels of tabs one after another,
 * each below its name. Details that share a name would close each other.
 */
export function unfold(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (element.tagName === 'details') {
      element.properties.open = true;
      delete element.properties.name;
    }
    if (hasClass(element, 'tabs')) {
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
