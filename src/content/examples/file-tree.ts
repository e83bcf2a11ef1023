/** A folder with its files and folders; a file has none. */
export type Folder = ReadonlyMap<string, Folder>;
type Growing = Map<string, Growing>;

/**
 * Gives the entries of a project, folders first.
 * @param files their paths inside of it
 */
export function folderOf(files: readonly string[]): Folder {
  const root: Growing = new Map();
  for (const file of files) {
    let folder = root;
    for (const part of file.split('/')) {
      if (!folder.has(part)) folder.set(part, new Map());
      folder = folder.get(part)!;
    }
  }
  return sorted(root);
}

const sorted = (folder: Folder): Folder =>
  new Map(
    [...folder]
      .map(([name, inside]): [string, Folder] => [name, sorted(inside)])
      .sort(([a, inA], [b, inB]) => {
        const foldersFirst = Number(inB.size > 0) - Number(inA.size > 0);
        return foldersFirst || (a < b ? -1 : 1);
      }),
  );

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
