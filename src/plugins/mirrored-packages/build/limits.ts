import type {Root, RootContent} from 'hast';
import type {ReadmePage} from './readme-page';

/**
 * What one package may cost. The largest README so far has 113 kB and 5,850 nodes, 11 deep, and
 * takes a second; whatever needs several times that is a mistake or an attack.
 */
export const limits = {
  /** Size of a README, in bytes as it is packed. */
  readme: 512 * 1024,
  /** Size of any other file that is read, such as a license or a schema. */
  file: 1024 * 1024,
  /** Size of an image, in bytes as it is fetched. */
  image: 5 * 1024 * 1024,
  /** Size of the copy of an image that readers load, in bytes. */
  copy: 512 * 1024,
  /** Pixels of an image: unpacked, each takes four bytes of memory. */
  pixels: 24_000_000,
  /** Pixels the copy of an image has in a row: twice what the text is wide. */
  imageWidth: 1600,
  /** Rows it has at most. */
  imageHeight: 6400,
  /** Images of one README; those after them stay links. */
  images: 50,
  /** Seconds until an image must have been fetched. */
  imageSeconds: 10,
  /** Elements and texts of a README. */
  nodes: 40_000,
  /** Options of a schema; of one that has more, none is told. The largest so far has 27. */
  options: 500,
  /** Elements around one of them. */
  depth: 60,
  /** Memory while its page is made, in megabytes. */
  memory: 1024,
  /** Seconds its page may take. */
  seconds: 60,
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
    if (depth > limits.depth) {
      throw new Error(`its README is nested more than ${limits.depth} elements deep.`);
    }
    if (count > limits.nodes) {
      throw new Error(`its README has more than ${limits.nodes} elements and texts.`);
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
}
