import type {Pin} from './pins';

type Source = Pick<Pin, 'repository' | 'version' | 'tag' | 'folder'>;

export const tagOf = ({tag, version}: Source) => tag ?? `v${version}`;
/** Owner and name, as GitHub writes them. */
export const projectOf = ({repository}: Pick<Source, 'repository'>): string =>
  new URL(repository).pathname.slice(1);
const inFolder = ({folder}: Pick<Source, 'folder'>, path: string) =>
  folder ? `${folder}/${path}` : path;

/** Address at which a file of the package can be read, as it was when the release was made. */
export const fileAddress = (source: Source, path: string): string =>
  releaseAddress(source, inFolder(source, path));

/** The same for any file of the repository. */
export const releaseAddress = (source: Source, path: string): string =>
  `${source.repository}/blob/${tagOf(source)}/${path}`;

/** Whether a file of the repository is the README that is shown. */
export const isShownReadme = (source: Pick<Source, 'folder'>, path: string): boolean =>
  path.toLowerCase() === inFolder(source, 'README.md').toLowerCase();

/** Address of the README's own text, as it was when the release was made. */
export const rawReadmeAddress = (source: Source): string =>
  rawFileAddress(projectOf(source), tagOf(source), inFolder(source, 'README.md'));

/** Address of a file itself, not of the page that shows it. */
export const rawFileAddress = (project: string, ref: string, path: string): string =>
  `https://raw.githubusercontent.com/${project}/${ref}/${path}`;

/** Gives the path inside the package of a file of its repository; undefined for one beside it. */
export function inPackage({folder}: Source, path: string): string | undefined {
  if (folder === undefined) return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Address at which the README's next text can be proposed. */
export const editAddress = (source: Source): string =>
  `${source.repository}/edit/HEAD/${inFolder(source, 'README.md')}`;
