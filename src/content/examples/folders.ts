import path from 'node:path';
import {versions} from '../../config/versions';

/** The folder of the example projects that a page quotes, relative to the site. */
export function examplesFolderOf(page: string): string {
  const file = page.split(path.sep).join('/');
  const version = versions.find(({folder}) => file.startsWith(`${folder}/`)) ?? versions[0]!;
  return `${version.folder}/_examples`;
}
