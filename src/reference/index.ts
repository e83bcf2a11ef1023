import {Cache, type Computation, remembered} from '../cache';
import type {DocumentationVersion} from '../versions';
import type {Reference} from './areas';

export type {Areas, Reference} from './areas';

const references: Computation = {name: 'references', module: import.meta.url};

/** Gives everything that the webpack of a version tells; what was read before is kept. */
export const readReference = remembered((version: DocumentationVersion): Promise<Reference> =>
  new Cache(process.cwd()).kept(references, [version], async () => {
    // TypeScript and the sources are only needed when nothing is kept.
    const {readAreas} = await import('./read-areas');
    return {version: version.webpack, areas: await readAreas(version)};
  }),
);
