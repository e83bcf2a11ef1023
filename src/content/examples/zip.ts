import {type Zippable, zipSync} from 'fflate';
import type {Files} from './read-example';
import {withoutMarkers} from './regions';

/** The earliest date that a ZIP can hold: the same files always make the same bytes. */
const date = new Date(1980, 0, 1);
const isText = /\.(?:[cm]?[jt]sx?|css|csv|html|json5?|jsx|md|mdx|scss|svg|toml|txt|vue|xml|ya?ml)$/;

/**
 * Packs a project, in a folder with its name, without the marks of regions.
 * @param files as they are at the end, or at one of its steps
 */
export function zipOf(name: string, files: Files): Uint8Array {
  const zipped: Zippable = {};
  for (const [file, content] of files) {
    zipped[`${name}/${file}`] = isText.test(file)
      ? Buffer.from(`${withoutMarkers(content.toString())}\n`)
      : content;
  }
  return zipSync(zipped, {mtime: date, level: 9});
}
