import path from 'node:path';
import {cached, filesBelow, hashOfFiles} from '../cache';
import {memoize} from '../memoize';
import type {DocumentationVersion} from '../versions';
import {dataFolder} from '../versions/data';
import type {Areas} from './read-areas';

export type {Areas};

/** What is published as `reference.json`. */
export interface Reference {
  /** The release of webpack that tells it. */
  version: string;
  areas: Areas;
}

/** Gives everything that the webpack of a version tells; what was read before is kept. */
export const readReference = memoize((version: DocumentationVersion): Promise<Reference> =>
  cached({name: 'references', code: 'reference', inputs: inputsOf(version)}, async () => {
    // Imported late: TypeScript is not needed when the result is cached.
    const {readAreas} = await import('./read-areas');
    return {version: version.webpack, areas: await readAreas(version)};
  }),
);

const inputFiles = /^(?:releases\.json|manual-defaults\.json|webpack-dev-server\/.*)$/;

/** Gives what the reference of a version is read from, besides packages. */
function inputsOf(version: DocumentationVersion): unknown[] {
  const data = path.resolve(dataFolder(version));
  const files = filesBelow(data).filter((file) => inputFiles.test(file));
  return [version, hashOfFiles(data, files)];
}
