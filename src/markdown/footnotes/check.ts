import type {FootnoteDefinition, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt, isMirrored} from '../../content/place';

/**
 * Checks that each footnote is one paragraph that the text refers to: Markdown drops one that nothing
 * refers to, and leaves `[^name]` in the text where there is none.
 * @throws naming file and line
 */
export function checkFootnotes() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    const referred = new Set<string>();
    const defined = new Map<string, FootnoteDefinition>();
    visit(tree, (node) => {
      if (node.type === 'footnoteReference') referred.add(node.identifier);
      if (node.type === 'text') {
        const [name] = /\[\^[^\]\s]+\]/.exec(node.value) ?? [];
        const advice = 'write it as a paragraph of its own, or the brackets as code';
        if (name) throw errorAt(file, node, `there is no footnote ${name}: ${advice}`);
      }
      if (node.type !== 'footnoteDefinition') return;
      const {identifier: name, children} = node;
      if (defined.has(name))
        throw errorAt(file, node, `the page has a footnote [^${name}] already: rename one`);
      if (children.length !== 1 || children[0]?.type !== 'paragraph') {
        const advice = 'the margin holds one paragraph; put the rest into the text';
        throw errorAt(file, node, `the footnote [^${name}] is more than a paragraph: ${advice}`);
      }
      defined.set(name, node);
    });
    for (const [name, node] of defined) {
      if (referred.has(name)) continue;
      const advice = `write [^${name}] where it belongs, or delete it`;
      throw errorAt(file, node, `nothing refers to the footnote [^${name}]: ${advice}`);
    }
  };
}
