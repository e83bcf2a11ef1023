import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {purposes} from '../../../src/config/purposes';
import {sections} from '../../../src/config/sections';
import {versions} from '../../../src/versions';
import {packagesFile} from '../../../src/plugins/mirrored-packages/build/pins';
import {integrityOf, packed, type StubPackages} from '../registry';
import {older} from '../older-version';
import {copySources} from '../site-copy';
import {hostilePages} from './places';

/** What this site and that one share. */
const shared = [
  'docs/_examples/landing',
  'docs/index.mdx',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_sidebars',
  'versions.json',
];

/** Pages that menus of every page lead to, besides the first ones of the sections. */
const inMenus = [
  'branding',
  'comparison',
  'errors',
  'glossary',
  'guides/getting-started',
  'license',
  'quality',
].map((name) => `docs/${name}.md`);
const inOldMenus = ['guides/getting-started', 'index'].map((name) => `${older.folder}/${name}.md`);

/** Pictures for previews elsewhere show nothing of a README, and take half a minute. */
const configuration = `import config from './site.config';
import socialCards from './src/plugins/social-cards/build';

export default {...config, plugins: config.plugins.filter((plugin) => plugin !== socialCards)};
`;

/**
 * Makes the sources of a site that is this one but for its pages: a few of its own, and the
 * READMEs of packages that a registry has.
 * @param siteDir absolute folder, which is emptied
 * @returns what the registry has to have
 */
export async function makeSite(siteDir: string): Promise<StubPackages> {
  await copySources(siteDir, shared);
  await cp('docusaurus.config.ts', path.join(siteDir, 'site.config.ts'));
  await writeFile(path.join(siteDir, 'docusaurus.config.ts'), configuration);
  const first = versions.flatMap(({folder}) =>
    sections.map((section) => `${folder}/${section}/index.md`),
  );
  for (const file of [...first, ...inMenus, ...inOldMenus]) await writePage(siteDir, file);

  const packages: StubPackages = {};
  const entries = [];
  for (const {readme, section, version} of hostilePages()) {
    const {name, files} = readme;
    const tarball = await packed(files);
    packages[name] = {'1.0.0': {tarball}};
    entries.push({
      name,
      section,
      purpose: purposes[section]![0],
      about: 'Tries to do more on a page of this site than to be read by somebody.',
      repository: `https://github.com/webpack/${name}`,
      releases: {[version]: {version: '1.0.0', integrity: integrityOf(tarball)}},
    });
  }
  await writeFile(path.join(siteDir, packagesFile), JSON.stringify(entries));
  return packages;
}

/** A page of its own, which other pages and menus lead to. */
async function writePage(siteDir: string, file: string): Promise<void> {
  const target = path.join(siteDir, file);
  const description = 'A page of a site that exists for the length of one test only.';
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, `---\ntitle: Page\ndescription: ${description}\n---\n\n## Entry\n`);
}
