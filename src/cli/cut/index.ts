import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unversionedFiles} from '../../config/unversioned-pages';
import {listWrittenPages} from '../../content/list-pages';
import {packagesFile} from '../../plugins/mirrored-packages/build/pins';
import {newest, versions} from '../../versions';
import {dataFile} from '../../versions/data';
import placeVersion from '../../versions/place-version.cjs';
import type {VersionEntry} from '../../versions/schema';
import {command} from '../command';
import {noticeLinks, sitePageLinks, titleOfHome, withNewVersion} from './version-edits';

const howToUndo = 'git restore . && git clean -fd versioned_docs versioned_sidebars takes it back';

/** `npm run cut -- 6`: the running version becomes a snapshot, and the root is about webpack 6. */
function main(siteDir: string): void {
  const label = readLabel(process.argv.slice(2), siteDir);
  try {
    cut(siteDir, label);
  } catch (error) {
    throw new Error(`${(error as Error).message}; ${howToUndo}`, {cause: error});
  }
  console.log(`\nThere are ${versions.length + 1} versions now. What remains:`);
  for (const line of remaining(label)) console.log(`- ${line}`);
  console.log(`To give up: ${howToUndo}`);
}

function cut(siteDir: string, label: string): void {
  // Docusaurus starts all plugins: do not mirror READMEs, which a cut does not need.
  const env = {...process.env, MIRROR: 'skip'};
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, {cwd: siteDir, stdio: 'inherit', env});
  const edit = (file: string, change: (text: string) => string) => {
    const absolute = path.join(siteDir, file);
    const text = readFileSync(absolute, 'utf8');
    const after = change(text);
    if (after !== text) writeFileSync(absolute, after);
  };
  const editJson = <Content>(file: string, change: (content: Content) => Content) =>
    edit(file, (text) => JSON.stringify(change(JSON.parse(text) as Content)));

  const snapshot = placeVersion({...newest, state: 'maintained'});
  run('npx', 'docusaurus', 'docs:version', snapshot.name);
  // Docusaurus copies ignored files, too, such as node_modules: delete them.
  run('git', 'clean', '-fdXq', '--', snapshot.folder);
  for (const page of unversionedFiles)
    rmSync(path.join(siteDir, snapshot.folder, page), {force: true});

  for (const {folder} of [snapshot, ...versions.slice(1)]) {
    const isSnapshot = folder === snapshot.folder;
    for (const file of listWrittenPages(siteDir, folder))
      edit(file, (text) => {
        const page = path.posix.relative(folder, file);
        const linked = sitePageLinks(text, isSnapshot ? page : undefined, newest.label, label);
        return isSnapshot && /^index\.mdx?$/.test(page)
          ? titleOfHome(linked, newest.label)
          : linked;
      });
  }
  edit(dataFile(snapshot, 'package-notices'), (text) => noticeLinks(text, snapshot.base));

  editJson<{name: string; description: string}>(`${newest.folder}/package.json`, (manifest) => ({
    ...manifest,
    // npm allows no two workspaces with one name.
    name: manifest.name.replace(newest.label, label),
    description: manifest.description.replace(newest.label, label),
  }));
  editJson<{releases: Record<string, unknown>}[]>(packagesFile, (packages) =>
    packages.map((entry) => {
      const release = entry.releases[newest.label];
      return release ? {...entry, releases: {...entry.releases, [label]: release}} : entry;
    }),
  );
  const versionsFile = 'src/versions/versions.json';
  editJson<VersionEntry[]>(versionsFile, (entries) => withNewVersion(entries, label));
  const filesToFormat = [
    versionsFile,
    packagesFile,
    'versions.json',
    'versioned_sidebars',
    `${newest.folder}/package.json`,
  ];
  run('npx', 'prettier', '--write', '--log-level', 'warn', ...filesToFormat);
}

/** What a program cannot do. */
const remaining = (label: string): string[] => [
  'npm install: adds the new workspace to the lockfile',
  'npm run check:content: proves again the pages whose links or titles changed',
  `npm run upgrade -- ${label}.0.0, once it is released: until then the pages are checked against the webpack they had`,
  `the pages below ${newest.folder}/ that speak of webpack ${newest.label}, the migration guide and the release notes`,
  'npm run build && npm run screenshots:update: the pictures that pages are compared with',
  `src/versions/versions.json: make webpack ${newest.label} "old" when it gets no more releases`,
  'npm run refresh -- packages: the releases of loaders and plugins for the new version',
  `npm run refresh -- addresses, once the site is built: the URLs of webpack ${newest.label} have to lead to its pages from then on`,
  'npm test, then commit',
];

void command('cut', async () => main(process.cwd()));

/**
 * Reads which major version is new: `6`.
 * @throws with one sentence that says why it cannot be cut
 */
export function readLabel([label, ...others]: readonly string[], siteDir: string): string {
  const next = Number(newest.label) + 1;
  if (label === undefined || others.length > 0)
    throw new Error(`say which major version of webpack is new: npm run cut -- ${next}`);
  if (!/^[1-9]\d*$/.test(label) || Number(label) <= Number(newest.label))
    throw new Error(`"${label}" is no new major version: write a whole number, such as ${next}`);
  const {folder} = placeVersion({...newest, state: 'maintained'});
  if (existsSync(path.join(siteDir, folder)))
    throw new Error(`${folder} exists, and the snapshot would replace it: move it away first`);
  const changed = execFileSync('git', ['status', '--porcelain'], {cwd: siteDir, encoding: 'utf8'});
  if (changed === '') return label;
  const [first, ...more] = changed.trimEnd().split('\n');
  throw new Error(
    `commit or put away what has changed, so that git can take the cut back: ${first!.slice(3)}${more.length > 0 ? ` and ${more.length} more` : ''}`,
  );
}
