import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'unist';
import {VFile} from 'vfile';
import {errorAt} from '../content/place';

/** What Docusaurus tells of an image that it does not find. */
interface Missing {
  /** Relative to the site. */
  sourceFilePath: string;
  url: string;
  node: Node;
}

/**
 * Stops the build for an image without a file. Docusaurus' own message tells how to ignore it.
 * @throws always
 */
export function missingImage({sourceFilePath, url, node}: Missing): never {
  const file = new VFile({
    path: path.resolve(sourceFilePath),
    value: readFileSync(sourceFilePath, 'utf8'),
  });
  const advice = 'put the file there, or correct the address';
  throw errorAt(file, node, `the image ${url} has no file in static${url}: ${advice}`);
}
