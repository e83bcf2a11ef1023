import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {groups} from '../../../src/config/groups';
import {packagesFile} from '../../../src/plugins/mirrored-packages/build/pins';
import {integrityOf, packed, type StubPackages} from '../registry';
import {makeSmallSite} from '../small-site';
import {hostilePages} from './places';

/**
 * Makes the sources of a site that is this one but for its pages: a few of its own, and the
 * READMEs of packages that a registry has.
 * @param siteDir absolute folder, which is emptied
 * @returns what the registry has to have
 */
export async function makeSite(siteDir: string): Promise<StubPackages> {
  await makeSmallSite(siteDir);
  const packages: StubPackages = {};
  const entries = [];
  for (const {readme, section, version} of hostilePages()) {
    const {name, files} = readme;
    const tarball = await packed(files);
    packages[name] = {'1.0.0': {tarball}};
    entries.push({
      name,
      section,
      group: groups[section]![0],
      about: 'Tries to do more on a page of this site than to be read by somebody.',
      repository: `https://github.com/webpack/${name}`,
      releases: {[version]: {version: '1.0.0', integrity: integrityOf(tarball)}},
    });
  }
  await writeFile(path.join(siteDir, packagesFile), JSON.stringify(entries));
  return packages;
}
