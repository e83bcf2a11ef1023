import path from 'node:path';
import {versionOfFile} from '../../versions';

/** The folder of the example projects that a page quotes, relative to the site. */
export function examplesFolderOf(page: string): string {
  const file = page.split(path.sep).join('/');
  return `${versionOfFile(file).folder}/_examples`;
}
