import {type Zippable, zipSync} from 'fflate';
import type {Example} from './read-example';
import {withoutMarkers} from './regions';

/** The earliest date that a ZIP can hold: the same files always make the same bytes. */
const date = new Date(1980, 0, 1);
const isText = /\.(?:[cm]?[jt]sx?|css|csv|html|json5?|jsx|md|mdx|scss|svg|toml|txt|vue|xml|ya?ml)$/;

/** Packs an example as it is at the end, in a folder with its name, without the marks of regions. */
export function zipOf({name, steps}: Example): Uint8Array {
  const files: Zippable = {};
  for (const [file, content] of steps.at(-1)!.files) {
    files[`${name}/${file}`] = isText.test(file)
      ? Buffer.from(`${withoutMarkers(content.toString())}\n`)
      : content;
  }
  return zipSync(files, {mtime: date, level: 9});
}
