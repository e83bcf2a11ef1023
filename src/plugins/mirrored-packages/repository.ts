import type {Pin} from './pins';

type Source = Pick<Pin, 'repository' | 'version' | 'tag'>;

const tagOf = ({tag, version}: Source) => tag ?? `v${version}`;

/** Address at which a file of the repository can be read, as it was when the release was made. */
export function fileAddress(source: Source, path: string): string {
  return `${source.repository}/blob/${tagOf(source)}/${path}`;
}

/** Address of the README's own text, as it was when the release was made. */
export function rawReadmeAddress(source: Source): string {
  const project = new URL(source.repository).pathname;
  return `https://raw.githubusercontent.com${project}/${tagOf(source)}/README.md`;
}

/** Address at which the README's next text can be proposed. */
export function editAddress({repository}: Source): string {
  return `${repository}/edit/HEAD/README.md`;
}
