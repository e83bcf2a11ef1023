import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sections} from '../../src/config/sections';
import {dataFolder} from '../../src/versions/data';
import {versions} from '../../src/versions';
import {copySources} from './site-copy';

/** What this site and that one share. */
const linkedEntries = [
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
  ...versions.map(dataFolder),
];

/** Pages that menus of every page lead to, besides the first ones of the sections. */
const inMenus = [
  'awesome-webpack',
  'branding',
  'comparison',
  'examples',
  'glossary',
  'guides/getting-started',
  'guides/production',
  'guides/scaffolding',
  'license',
  'project-status',
  'quality',
  'releases',
].map((name) => `docs/${name}.md`);
const inOldMenus = versions
  .slice(1)
  .flatMap(({folder}) => ['guides/getting-started', 'index'].map((name) => `${folder}/${name}.md`));

/** Pages that every page of an older version leads to. */
const forOldReaders = versions.flatMap(({guides, base, folder}) =>
  guides
    ? [
        `docs${guides.upgrade.slice(0, -1)}.md`,
        `${folder}/${guides.staying.slice(base.length, -1)}.md`,
      ]
    : [],
);

/** Pictures for previews elsewhere show nothing of a README, and take half a minute. */
const configuration = `import config from './site.config';
import publishedFiles from './src/plugins/published-files';

export default {
  ...config,
  plugins: config.plugins.map((plugin) =>
    plugin === publishedFiles ? [plugin, {socialCards: false}] : plugin,
  ),
};
`;

/**
 * Makes the sources of a site that is this one but for its pages: those that menus lead to, which
 * say nothing. It mirrors the packages of this one until its list is replaced.
 * @param siteDir absolute folder, which is emptied
 * @param more files and folders at the top level of this repository
 */
export async function makeSmallSite(siteDir: string, more: readonly string[] = []): Promise<void> {
  await copySources(siteDir, [...linkedEntries, ...more]);
  await cp('docusaurus.config.ts', path.join(siteDir, 'site.config.ts'));
  await writeFile(path.join(siteDir, 'docusaurus.config.ts'), configuration);
  const first = versions.flatMap(({folder}) =>
    sections.map((section) => `${folder}/${section}/index.md`),
  );
  for (const file of [...first, ...inMenus, ...inOldMenus, ...forOldReaders])
    await writePage(siteDir, file);
  await writePage(siteDir, 'docs/comparison.md', comparison);
}

/** What the landing page tells of the comparison. */
const comparison = `Checked on 2026-01-01.

## Which one fits

- **webpack**, if this is a test.`;

/** Writes a page with a heading; a text, if there is one, stands below it. */
export async function writePage(siteDir: string, file: string, text = ''): Promise<void> {
  const target = path.join(siteDir, file);
  const description = 'A page of a site that exists for the length of one test only.';
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(
    target,
    `---\ntitle: Page\ndescription: ${description}\n---\n\n## Entry\n${text && `\n${text}\n`}`,
  );
}
