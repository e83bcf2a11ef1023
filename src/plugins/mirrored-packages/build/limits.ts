import type {Root, RootContent} from 'hast';
import type {ReadmePage} from './readme-page';

/**
 * What one package may cost. The largest README so far has 113 kB and 5,850 nodes, 11 deep, and
 * takes a second; whatever needs several times that is a mistake or an attack.
 */
export const limits = {
  /** Size of a README as it is packed. */
  readmeBytes: 512 * 1024,
  /** Size of any other file that is read, such as a license or a schema. */
  fileBytes: 1024 * 1024,
  /** Size of an image as it is fetched. */
  imageBytes: 5 * 1024 * 1024,
  /** Size of the copy of an image that readers load. */
  imageCopyBytes: 512 * 1024,
  /** Pixels of an image: unpacked, each takes four bytes of memory. */
  imagePixels: 24_000_000,
  /** Pixels the copy of an image has in a row: twice what the text is wide. */
  imageCopyWidth: 1600,
  /** Rows it has at most. */
  imageCopyHeight: 6400,
  /** Images of one README; those after them stay links. */
  imageCount: 50,
  /** How long fetching an image may take. */
  imageTimeoutSeconds: 10,
  /** Elements and texts of a README. */
  nodeCount: 40_000,
  /** Options of a schema; a schema that has more is left out. The largest so far has 27. */
  optionCount: 500,
  /** Elements around an element of a README. */
  nestingDepth: 60,
  /** Memory while a page is made. */
  memoryMegabytes: 1024,
  /** How long making a page may take. */
  pageTimeoutSeconds: 60,
};

/**
 * Looks at how much a README is before anything is made of it. It walks without recursion: too
 * deep a tree must not end it.
 * @throws when it has too many elements, or too many in each other
 */
export function checkLimits({html}: ReadmePage): void {
  let count = 0;
  let level: (Root | RootContent)[] = [html];
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > limits.nestingDepth) {
      throw new Error(`its README is nested more than ${limits.nestingDepth} elements deep.`);
    }
    if (count > limits.nodeCount) {
      throw new Error(`its README has more than ${limits.nodeCount} elements and texts.`);
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
}
