import {versions} from '../../../src/versions';
import {hostileReadmes, type HostileReadme} from '../hostile-readmes';
import {isWholeSweep} from '../sweep';

/** Where the site lies that has hostile READMEs for its mirrored packages; git does not know it. */
export const siteFolder = 'test-results/hostile-site';

/** A README that does nothing: what pages are like without an attack. */
export const harmless: HostileReadme = {
  family: 'harmless',
  name: 'harmless',
  files: {
    'package.json': JSON.stringify({name: 'harmless', version: '1.0.0', license: 'MIT'}),
    'README.md':
      'Text with a [link](https://example.com/), `code` and a tail.\n\n## Usage\n\n- Item\n',
    LICENSE: 'Copyright A\n',
  },
};

/** A README and the page that is made of it. */
export interface HostilePage {
  readme: HostileReadme;
  section: 'loaders' | 'plugins';
  /** Label of the version of the documentation. */
  version: string;
  address: string;
  /** Whether the site has it: without `SWEEP=all` one of each family. Tests of the pipeline parse all. */
  isBuilt: boolean;
}

/** Gives every package a place; every section of every version has some, so that no list is long. */
export function hostilePages(): HostilePage[] {
  const families = new Set<string>();
  return [harmless, ...hostileReadmes()].map((readme, index) => {
    const {family} = readme;
    const isBuilt = isWholeSweep || !families.has(family);
    families.add(family);
    const section = index % 2 === 0 ? 'loaders' : 'plugins';
    const version = versions[Math.floor(index / 2) % versions.length]!;
    const address = `${version.base}${section}/${readme.name}/`;
    return {readme, section, version: version.label, address, isBuilt};
  });
}
