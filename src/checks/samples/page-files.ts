import path from 'node:path';
import type {ContentFence} from '../../content/page';
import type {Sample} from '../rule';

/** A title that is the path of a file in a project. */
const isPath = (title: string) =>
  /^(?:[\w@.-]+\/)*[\w@.-]+\.\w+$/.test(title) && !title.startsWith('..');

/**
 * Gives the files that a page shows around a block: of each title in its chapter the last one above
 * it, else the first below. Of other chapters come the files that these ask for by a relative path.
 */
export function filesAround({page, fence}: Sample): Map<string, string> {
  const wholeFiles = page.fences.filter(isWholeFile);
  const inChapter = wholeFiles.filter(({chapter}) => chapter === fence.chapter);
  const manifest = ['package.json', '{"name": "sample", "version": "1.0.0"}'] as const;
  return new Map([manifest, ...withRequestedFiles(inChapter, wholeFiles, fence)]);
}

/**
 * Gives the files that a reader has who did what the page says down to a block: of each title the
 * last one above it, and of what comes below its chapter and all that these files ask for. A block
 * above all of them has them all.
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

/** Gives files by their titles, with those of all that they and a block ask for, directly or not. */
function withRequestedFiles(
  files: readonly ContentFence[],
  allFiles: readonly ContentFence[],
  fence: ContentFence,
): Map<string, string> {
  const nearest = new Map(files.map(({title}) => [title!, nearestOf(title!, files, fence)!]));
  // The list grows while it is walked: files that are added are searched for requests, too.
  const open = [fence, ...nearest.values()];
  for (const {title = '', source} of open)
    for (const requestedPath of requestedPaths(title, source)) {
      const file = nearest.has(requestedPath)
        ? undefined
        : nearestOf(requestedPath, allFiles, fence);
      if (!file) continue;
      nearest.set(requestedPath, file);
      open.push(file);
    }
  return new Map([...nearest].map(([title, {source}]) => [title, source]));
}

function nearestOf(title: string, fences: readonly ContentFence[], {line}: ContentFence) {
  const same = fences.filter((other) => other.title === title);
  return same.filter((other) => other.line <= line).at(-1) ?? same[0];
}

/** The paths that a text may mean, seen from its own file and from the project. */
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
