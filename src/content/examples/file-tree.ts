import {groupBy} from '../../group-by';

/** A folder with its files and folders; a file has none. */
export type Folder = ReadonlyMap<string, Folder>;

/**
 * Gives the entries of a project, folders first.
 * @param files their paths inside of it
 */
export function folderOf(files: readonly string[]): Folder {
  const entries = groupBy(
    files.map((file) => file.split('/')),
    ([first]) => first,
  ).map((paths): [string, Folder] => {
    const inside = paths.map(([, ...segments]) => segments.join('/')).filter(Boolean);
    return [paths[0]![0]!, folderOf(inside)];
  });
  return new Map(
    entries.sort(
      ([a, inA], [b, inB]) => Number(inB.size > 0) - Number(inA.size > 0) || (a < b ? -1 : 1),
    ),
  );
}

/**
 * Draws the files of a project as a tree, folders first.
 * @param name of the project
 * @param files their paths inside of it
 */
export const fileTree = (name: string, files: readonly string[]): string =>
  [name, ...branches(folderOf(files))].join('\n');

function branches(folder: Folder): string[] {
  return [...folder].flatMap(([name, inside], index) => {
    const isLast = index === folder.size - 1;
    return [
      `${isLast ? '└── ' : '├── '}${name}`,
      ...branches(inside).map((line) => `${isLast ? '    ' : '│   '}${line}`),
    ];
  });
}
