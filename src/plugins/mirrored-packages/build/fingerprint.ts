import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {type DocumentationVersion, versions as everyVersion} from '../../../versions';
import {isMirrored} from '../../../content/address';

/** What reads the pages written here. */
const readingCode = [
  'src/content',
  'src/config',
  'src/versions',
  ...everyVersion.map(({folder}) => `${folder}/_version`),
];
/** What decides how a README becomes a page, besides the README itself. */
const code = ['src/plugins/mirrored-packages/build', ...readingCode];

const isCode = (name: string) => /\.\w+$/.test(name);

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** Gives the fingerprint of the code that makes pages, and of the libraries it uses. */
export async function fingerprintOfCode(siteDir: string): Promise<string> {
  const files = await filesIn(siteDir, code, isCode);
  return fingerprintOf(siteDir, ['package-lock.json', ...files]);
}

/** Gives the fingerprint of the pages written here, to which links may lead, and of what reads them. */
export async function fingerprintOfPages(
  siteDir: string,
  versions: readonly DocumentationVersion[],
): Promise<string> {
  const folders = versions.map(({folder}) => folder);
  const isPage = (name: string) =>
    /\.mdx?$/.test(name) && !isMirrored(path.basename(name)) && !name.startsWith('node_modules');
  const read = await filesIn(siteDir, readingCode, isCode);
  const pages = await filesIn(siteDir, folders, isPage);
  return fingerprintOf(siteDir, ['package-lock.json', ...read, ...pages]);
}

/** Gives the files below folders, relative to the site; a folder that is not there has none. */
async function filesIn(
  siteDir: string,
  folders: readonly string[],
  isWanted: (name: string) => boolean,
): Promise<string[]> {
  const lists = folders.map(async (folder) => {
    const names = await readdir(path.join(siteDir, folder), {recursive: true}).catch(() => []);
    return names.filter(isWanted).map((name) => path.join(folder, name));
  });
  return (await Promise.all(lists)).flat().sort();
}

async function fingerprintOf(siteDir: string, files: readonly string[]): Promise<string> {
  const texts = files.map(async (file) => [
    file,
    await readFile(path.join(siteDir, file), 'utf8').catch(() => ''),
  ]);
  return fingerprint(JSON.stringify(await Promise.all(texts)));
}
