import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {packagesFile, parsePackages} from '../../../plugins/mirrored-packages/build/pins';
import type {Change} from '../change';
import {formatted} from '../formatted';
import type {Cut} from '../plan';

/** The new version shows the READMEs that the snapshot shows, until its releases are refreshed. */
export async function packageReleases({siteDir, current, rows}: Cut): Promise<Change[]> {
  const text = await readFile(path.join(siteDir, packagesFile), 'utf8');
  const entries = parsePackages(JSON.parse(text)).map((entry) => {
    const release = entry.releases[current.label];
    return release ? {...entry, releases: {...entry.releases, [rows[0]!.label]: release}} : entry;
  });
  return [await formatted(siteDir, packagesFile, JSON.stringify(entries))];
}
