import path from 'node:path';
import {versionOfFile} from '../versions';

/**
 * Gives the address of a page.
 * @param relativePath path inside the version's folder: `loaders/_babel-loader.md`
 * @param base path prefix of the version, with a slash on both ends
 */
export function addressOf(relativePath: string, base: string): string {
  const withoutExtension = relativePath.replace(/\.mdx?$/, '');
  const address = withoutExtension
    .replace(/(^|\/)_([^/]+)$/, '$1$2')
    .replace(/(^|\/)index$/, '$1')
    .replace(/\/$/, '');
  return address === '' ? base : `${base}${address}/`;
}

/** Gives the address of a page by its path relative to the site. */
export function addressOfFile(file: string): string {
  const {folder, base} = versionOfFile(file);
  return addressOf(path.posix.relative(folder, file), base);
}
