import {existsSync} from 'node:fs';
import path from 'node:path';
import {glossaryOf} from '../config';
import {versions} from '../../../versions';

/** A page of definitions. */
export interface Glossary {
  /** Path relative to the site. */
  file: string;
  /** Address, with a slash on both ends. */
  url: string;
}

/**
 * Gives the glossary of each version that has one.
 * @param siteDir absolute folder of the site
 */
export function glossaries(siteDir: string): Glossary[] {
  return versions
    .map((version) => ({file: `${version.folder}/glossary.md`, url: glossaryOf(version)}))
    .filter(({file}) => existsSync(path.join(siteDir, file)));
}
