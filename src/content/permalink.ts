import path from 'node:path';
import {versionOfFile} from '../versions';

/**
 * Gives the permalink of a page, as Docusaurus calls its URL without the origin: `/loaders/babel-loader/`.
 * @param relativePath path inside the version's folder: `loaders/_babel-loader.md`
 * @param base path prefix of the version, with a slash on both ends
 */
export function permalinkOf(relativePath: string, base: string): string {
  const withoutExtension = relativePath.replace(/\.mdx?$/, '');
  const route = withoutExtension
    .replace(/(^|\/)_([^/]+)$/, '$1$2')
    .replace(/(^|\/)index$/, '$1')
    .replace(/\/$/, '');
  return route === '' ? base : `${base}${route}/`;
}

/** Gives the permalink of a page by its path relative to the site. */
export function permalinkOfFile(file: string): string {
  const {folder, base} = versionOfFile(file);
  return permalinkOf(path.posix.relative(folder, file), base);
}
