import {type Zippable, zipSync} from 'fflate';
import {versionOfFile, versions} from '../../versions';
import {exampleNames, readExample, type Files} from './read-example';
import {withoutMarkers} from './quote';

/**
 * The address at which readers get an example as a ZIP.
 * @param step folder of the step, where it is not the whole as it is at the end
 */
export function archiveAddress(root: string, name: string, step = ''): string {
  const {base} = versionOfFile(root);
  return `${base}examples/${name}${step && `/${step}`}.zip`;
}

/** Packs the examples of every version as they are at the end, and at each of their steps. */
export function archives(siteDir: string): {address: string; content: Uint8Array}[] {
  return versions.flatMap(({folder}) => {
    const root = `${folder}/_examples`;
    return exampleNames(siteDir, root).flatMap((name) => {
      const {steps} = readExample(siteDir, root, name);
      const whole = {name: '', files: steps.at(-1)!.files};
      return [whole, ...steps.filter((step) => step.name)].map((step) => ({
        address: archiveAddress(root, name, step.name),
        content: zipOf(name, step.files),
      }));
    });
  });
}

/** The earliest date that a ZIP can hold: the same files always make the same bytes. */
const date = new Date(1980, 0, 1);

/**
 * Packs a project, in a folder with its name, without the marks of regions.
 * @param files as they are at the end, or at one of its steps
 */
export function zipOf(name: string, files: Files): Uint8Array {
  const zipped: Zippable = {};
  for (const [file, content] of files) {
    zipped[`${name}/${file}`] = content.includes('#region')
      ? Buffer.from(`${withoutMarkers(content.toString())}\n`)
      : content;
  }
  return zipSync(zipped, {mtime: date, level: 9});
}
