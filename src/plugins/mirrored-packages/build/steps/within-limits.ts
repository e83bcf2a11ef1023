import type {Root, RootContent} from 'hast';
import {limits} from '../limits';
import type {ReadmePage} from '../readme-page';

/**
 * Looks at how much a README is before anything is made of it. It walks without recursion: too
 * deep a tree must not end it.
 * @throws when it has too many elements, or too many in each other
 */
export function withinLimits({html}: ReadmePage): void {
  let count = 0;
  let level: (Root | RootContent)[] = [html];
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > limits.depth) {
      throw new Error(`its README is nested more than ${limits.depth} elements deep.`);
    }
    if (count > limits.nodes) {
      throw new Error(`its README has more than ${limits.nodes} elements and texts.`);
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
}
