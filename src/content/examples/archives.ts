import {type Zippable, zipSync} from 'fflate';
import {versionOfFile, versions} from '../../versions';
import {listExampleNames, readExample, type Files} from './read-example';
import {removeMarkers} from './quote';

/**
 * Gives the URL of an example's ZIP.
 * @param step folder of a step; without it, the ZIP has the state after the last step
 */
export function archiveUrl(root: string, name: string, step = ''): string {
  const {base} = versionOfFile(root);
  return `${base}examples/${name}${step && `/${step}`}.zip`;
}

/** Packs the examples of every version, in their final state and at each of their steps. */
export function createArchives(siteDir: string): {url: string; content: Uint8Array}[] {
  return versions.flatMap(({folder}) => {
    const root = `${folder}/_examples`;
    return listExampleNames(siteDir, root).flatMap((name) => {
      const {steps} = readExample(siteDir, root, name);
      const whole = {name: '', files: steps.at(-1)!.files};
      return [whole, ...steps.filter((step) => step.name)].map((step) => ({
        url: archiveUrl(root, name, step.name),
        content: createZip(name, step.files),
      }));
    });
  });
}

/** The earliest date that a ZIP can store. It is fixed so that the same files give the same bytes. */
const date = new Date(1980, 0, 1);

/**
 * Packs a project in a folder with its name, without region markers.
 * @param files of its final state, or of one of its steps
 */
export function createZip(name: string, files: Files): Uint8Array {
  const zipped: Zippable = {};
  for (const [file, content] of files) {
    zipped[`${name}/${file}`] = content.includes('#region')
      ? Buffer.from(`${removeMarkers(content.toString())}\n`)
      : content;
  }
  return zipSync(zipped, {mtime: date, level: 9});
}
