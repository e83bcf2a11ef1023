import {groupBy} from '../../group-by';

/** The entries of a folder by name; a file has no entries. */
export type Folder = ReadonlyMap<string, Folder>;

/**
 * Builds the tree of a project's files, folders first.
 * @param files their paths in the project
 */
export function buildFolder(files: readonly string[]): Folder {
  const entries = groupBy(
    files.map((file) => file.split('/')),
    ([first]) => first,
  ).map((paths): [string, Folder] => {
    const contents = paths.map(([, ...segments]) => segments.join('/')).filter(Boolean);
    return [paths[0]![0]!, buildFolder(contents)];
  });
  return new Map(entries.sort(compareEntries));
}

const compareEntries = ([name, folder]: [string, Folder], [other, otherFolder]: [string, Folder]) =>
  Number(otherFolder.size > 0) - Number(folder.size > 0) || (name < other ? -1 : 1);

/**
 * Draws the files of a project as a tree, folders first.
 * @param name of the project
 * @param files their paths in the project
 */
export const drawFileTree = (name: string, files: readonly string[]): string =>
  [name, ...drawBranches(buildFolder(files))].join('\n');

function drawBranches(folder: Folder): string[] {
  return [...folder].flatMap(([name, contents], index) => {
    const isLast = index === folder.size - 1;
    return [
      `${isLast ? '└── ' : '├── '}${name}`,
      ...drawBranches(contents).map((line) => `${isLast ? '    ' : '│   '}${line}`),
    ];
  });
}
