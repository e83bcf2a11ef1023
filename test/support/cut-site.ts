import {execFile} from 'node:child_process';
import {appendFile, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {packagesFile} from '../../src/plugins/mirrored-packages/build/pins';
import {newest} from '../../src/versions';
import {dataFile} from '../../src/versions/data';
import {older} from './older-version';
import {makeSmallSite, writePage} from './small-site';

/** Packages with a page: one in each version, one in the older version alone. */
const mirrored = ['css-loader', 'bundle-loader'];

/** A heading that has moved from the page of the concepts, and to which page. */
export const moved = {page: '/concepts/', id: 'old-heading', to: '/guides/getting-started/#entry'};

/**
 * Runs a program of the site's packages in a folder.
 * @returns what it printed
 * @throws when it failed, with what it printed
 */
export async function runWell(
  cwd: string,
  program: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const bin = path.join(cwd, 'node_modules/.bin');
  const {stdout} = await promisify(execFile)(program, words, {
    cwd,
    env: {...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}`},
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

/**
 * Makes a small site of two versions whose pages lead to each other, committed and ready to be cut.
 * @param siteDir absolute folder, which is emptied
 */
export async function makeSiteToCut(siteDir: string): Promise<void> {
  await makeSmallSite(siteDir, ['.gitignore', '.npmrc', '.prettierrc.json']);
  await writePage(
    siteDir,
    `${newest.folder}/guides/getting-started.md`,
    `[own](../concepts/index.md#entry), [older](v${older.label}:/guides/index.md), [README](../loaders/_css-loader.md), [once](../quality.md)`,
  );
  await writePage(
    siteDir,
    `${older.folder}/guides/getting-started.md`,
    `[own](../concepts/index.md#entry), [newer](v${newest.label}:/guides/getting-started.md), [once](v${newest.label}:/quality.md)`,
  );
  await writeJson(siteDir, dataFile(newest, 'moved-anchors'), {
    [moved.page]: {[moved.id]: moved.to},
  });
  await writeJson(siteDir, dataFile(newest, 'package-notices'), {
    'css-loader': {
      text: `Read [the guide](/guides/getting-started/), [vote](/vote/) or read [about the older one](${older.base}loaders/).`,
    },
  });
  const packages = JSON.parse(await readFile(packagesFile, 'utf8')) as {name: string}[];
  await writeJson(
    siteDir,
    packagesFile,
    packages.filter(({name}) => mirrored.includes(name)),
  );

  await runWell(siteDir, 'git', ['init', '--quiet']);
  // Git does not take a link for the folder that `.gitignore` means.
  await appendFile(path.join(siteDir, '.git/info/exclude'), 'node_modules\n');
  await runWell(siteDir, 'git', ['add', '--all']);
  const author = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@example.com'];
  await runWell(siteDir, 'git', [...author, 'commit', '--quiet', '--message', 'Everything']);
}

const writeJson = (siteDir: string, file: string, value: unknown) =>
  writeFile(path.join(siteDir, file), `${JSON.stringify(value, null, 2)}\n`);
