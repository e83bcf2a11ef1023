import {versionOfFile, versions} from '../../versions';
import {exampleNames, readExample} from './read-example';
import {zipOf} from './zip';

/** A ZIP of the built site. */
export interface Archive {
  /** Its address, with a slash at the start. */
  address: string;
  content: Uint8Array;
}

/** The address at which readers get an example as a ZIP. */
export function archiveAddress(root: string, name: string): string {
  const {base} = versionOfFile(root);
  return `${base}examples/${name}.zip`;
}

/** Packs the examples of every version. */
export function archives(siteDir: string): Archive[] {
  return versions.flatMap(({folder}) => {
    const root = `${folder}/_examples`;
    return exampleNames(siteDir, root).map((name) => ({
      address: archiveAddress(root, name),
      content: zipOf(readExample(siteDir, root, name)),
    }));
  });
}
