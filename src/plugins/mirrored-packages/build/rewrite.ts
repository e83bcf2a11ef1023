import type {Node, Parent} from 'unist';

const isParent = (node: Node): node is Parent => 'children' in node;

/**
 * Replaces every node below `root`, the innermost first.
 * @param replace gives what stands in a node's place: itself, others, or none;
 *   `ancestors` are the nodes around it, the root first
 */
export function rewrite<Child extends Node>(
  root: Parent,
  replace: (node: Child, ancestors: readonly Parent[]) => Child | Child[],
): void {
  function visit(parent: Parent, ancestors: readonly Parent[]) {
    const inner = [...ancestors, parent];
    parent.children = parent.children.flatMap((child) => {
      if (isParent(child)) visit(child, inner);
      return replace(child as Child, inner);
    });
  }
  visit(root, []);
}
