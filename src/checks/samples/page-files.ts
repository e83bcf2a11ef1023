import path from 'node:path';
import type {ContentFence} from '../../content/page';
import type {Sample} from '../rules/rule';

/** A title that is the path of a file in a project. */
const isPath = (title: string) =>
  /^(?:[\w@.-]+\/)*[\w@.-]+\.\w+$/.test(title) && !title.startsWith('..');

/**
 * Gives the files that a page shows around a block: of each title in its chapter the last one above
 * it, else the first below. Of other chapters come the files that these ask for by a relative path.
 */
export function filesAround({page, fence}: Sample): Map<string, string> {
  const shown = page.fences.filter(isWholeFile);
  const inChapter = shown.filter(({chapter}) => chapter === fence.chapter);
  const files = new Map([
    ['package.json', '{"name": "sample", "version": "1.0.0"}'],
    ...nearestOfEach(inChapter, fence),
  ]);
  addAskedFor(files, shown, fence);
  return files;
}

/** Adds files of other chapters that those already there ask for, and what these ask for. */
function addAskedFor(
  files: Map<string, string>,
  shown: readonly ContentFence[],
  fence: ContentFence,
): void {
  const open: [string, string][] = [[fence.title ?? '', fence.source], ...files];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const title of askedFor(...next)) {
      const found = shown.find((other) => other.title === title);
      if (!found || files.has(title)) continue;
      const {source} = nearestOf(title, shown, fence);
      files.set(title, source);
      open.push([title, source]);
    }
  }
}

/**
 * Gives the files that a reader has who did what the page says down to a block: of each title the
 * last one above it, and of what comes below its chapter and all that these files ask for. A block
 * above all of them has them all.
 */
export function filesDownTo({page, fence}: Omit<Sample, 'version'>): Map<string, string> {
  const shown = page.fences.filter(
    (other) => isWholeFile(other) && other.version === fence.version,
  );
  const down = shown.filter(({line, chapter}) => line < fence.line || chapter === fence.chapter);
  const files = new Map(nearestOfEach(down.length > 0 ? down : shown, fence));
  addAskedFor(files, shown, fence);
  return files;
}

const nearestOfEach = (shown: readonly ContentFence[], fence: ContentFence) =>
  shown.map(({title}): [string, string] => [title!, nearestOf(title!, shown, fence).source]);

function nearestOf(title: string, fences: readonly ContentFence[], {line}: ContentFence) {
  const same = fences.filter((other) => other.title === title);
  return same.filter((other) => other.line <= line).at(-1) ?? same[0]!;
}

/** The paths that a text may mean, seen from its own file and from the project. */
function askedFor(file: string, text: string): string[] {
  const requests = [...text.matchAll(/["'`!]([\w@./-]+)(?=["'`?!])/g)].map((match) => match[1]!);
  const isSource = file.startsWith('src/');
  return requests.flatMap((request) => {
    const places = [path.posix.join(path.posix.dirname(file), request), path.posix.join(request)];
    // An entry of another chapter belongs to another example; the smallest one will do.
    const meant = places.filter((place) => isSource || !place.startsWith('src/'));
    return meant.flatMap((place) => [place, `${place}.js`]);
  });
}

const isWholeFile = ({title, language, fragment, invalid}: ContentFence) =>
  title !== undefined && isPath(title) && language !== 'diff' && !fragment && invalid === undefined;
