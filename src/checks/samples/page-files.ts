import path from 'node:path';
import type {ContentFence} from '../../content/page';
import type {Sample} from '../rule';

/** Tells whether a title is the path of a file in a project. */
const isPath = (title: string) =>
  /^(?:[\w@.-]+\/)*[\w@.-]+\.\w+$/.test(title) && !title.startsWith('..');

/**
 * Collects the files that a page shows around a block: for each title in its chapter, the last block above
 * it, or else the first below, and the files of other chapters that these import by relative paths.
 */
export function filesAround({page, fence}: Sample): Map<string, string> {
  const wholeFiles = page.fences.filter(isWholeFile);
  const inChapter = wholeFiles.filter(({chapter}) => chapter === fence.chapter);
  const manifest = ['package.json', '{"name": "sample", "version": "1.0.0"}'] as const;
  return new Map([manifest, ...withRequestedFiles(inChapter, wholeFiles, fence)]);
}

/**
 * Collects the files that a reader has who followed the page down to a block: for each title, the last
 * block above it. Files below it are included if they are in its chapter, if other files import them, or
 * if there are none above.
 */
export function filesDownTo({page, fence}: Omit<Sample, 'version'>): Map<string, string> {
  const wholeFiles = page.fences.filter(
    (other) => isWholeFile(other) && other.version === fence.version,
  );
  const down = wholeFiles.filter(
    ({line, chapter}) => line < fence.line || chapter === fence.chapter,
  );
  return withRequestedFiles(down.length > 0 ? down : wholeFiles, wholeFiles, fence);
}

/** Gives the sources of files by title, with all files that they and a block import, directly or not. */
function withRequestedFiles(
  files: readonly ContentFence[],
  allFiles: readonly ContentFence[],
  fence: ContentFence,
): Map<string, string> {
  const nearestFiles = new Map(files.map(({title}) => [title!, nearestOf(title!, files, fence)!]));
  // The loop below also visits the files that it adds.
  const queue = [fence, ...nearestFiles.values()];
  for (const {title = '', source} of queue)
    for (const requestedPath of requestedPaths(title, source)) {
      const file = nearestFiles.has(requestedPath)
        ? undefined
        : nearestOf(requestedPath, allFiles, fence);
      if (!file) continue;
      nearestFiles.set(requestedPath, file);
      queue.push(file);
    }
  return new Map([...nearestFiles].map(([title, {source}]) => [title, source]));
}

function nearestOf(title: string, fences: readonly ContentFence[], {line}: ContentFence) {
  const same = fences.filter((other) => other.title === title);
  return same.filter((other) => other.line <= line).at(-1) ?? same[0];
}

/** Gives the paths that the requests in a file may mean, relative to the file and to the project. */
function requestedPaths(file: string, text: string): string[] {
  const requests = [...text.matchAll(/["'`!]([\w@./-]+)(?=["'`?!])/g)].map((match) => match[1]!);
  const isSource = file.startsWith('src/');
  return requests.flatMap((request) => {
    const candidates = [
      path.posix.join(path.posix.dirname(file), request),
      path.posix.join(request),
    ];
    // An entry in src/ of another chapter belongs to another example: a minimal one replaces it.
    const allowed = candidates.filter((candidate) => isSource || !candidate.startsWith('src/'));
    return allowed.flatMap((candidate) => [candidate, `${candidate}.js`]);
  });
}

const isWholeFile = ({title, language, fragment, invalid}: ContentFence) =>
  title !== undefined && isPath(title) && language !== 'diff' && !fragment && invalid === undefined;
