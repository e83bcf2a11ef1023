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
  const project = new URL(source.repository).pathname;
  return `https://raw.githubusercontent.com${project}/${tagOf(source)}/${inFolder(source, 'README.md')}`;
}

/** Address at which the README's next text can be proposed. */
export function editAddress(source: Source): string {
  return `${source.repository}/edit/HEAD/${inFolder(source, 'README.md')}`;
}
