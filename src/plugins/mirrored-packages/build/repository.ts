import type {Pin} from './pins';

type Source = Pick<Pin, 'repository' | 'version' | 'tag' | 'folder'>;

const tagOf = ({tag, version}: Source) => tag ?? `v${version}`;
const inFolder = ({folder}: Source, path: string) => (folder ? `${folder}/${path}` : path);

/** Address at which a file of the package can be read, as it was when the release was made. */
export function fileAddress(source: Source, path: string): string {
  return `${source.repository}/blob/${tagOf(source)}/${inFolder(source, path)}`;
}

/** Address of the README's own text, as it was when the release was made. */
export function rawReadmeAddress(source: Source): string {
  const project = new URL(source.repository).pathname.slice(1);
  return rawFileAddress(project, tagOf(source), inFolder(source, 'README.md'));
}

/** Address of a file itself, not of the page that shows it. */
export function rawFileAddress(project: string, ref: string, path: string): string {
  return `https://raw.githubusercontent.com/${project}/${ref}/${path}`;
}

/** Gives the path inside the package of a file of its repository; undefined for one beside it. */
export function inPackage({folder}: Source, path: string): string | undefined {
  if (folder === undefined) return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Address at which the README's next text can be proposed. */
export function editAddress(source: Source): string {
  return `${source.repository}/edit/HEAD/${inFolder(source, 'README.md')}`;
}
