/** A folder with its files and folders; a file has none. */
type Folder = Map<string, Folder>;

/**
 * Draws the files of a project as a tree, folders first.
 * @param name of the project
 * @param files their paths inside of it
 */
export function fileTree(name: string, files: readonly string[]): string {
  const root: Folder = new Map();
  for (const file of files) {
    let folder = root;
    for (const part of file.split('/')) {
      if (!folder.has(part)) folder.set(part, new Map());
      folder = folder.get(part)!;
    }
  }
  return [name, ...branches(root)].join('\n');
}

function branches(folder: Folder): string[] {
  const entries = [...folder].sort(([a, inA], [b, inB]) => {
    const foldersFirst = Number(inB.size > 0) - Number(inA.size > 0);
    return foldersFirst || (a < b ? -1 : 1);
  });
  return entries.flatMap(([name, inside], index) => {
    const isLast = index === entries.length - 1;
    return [
      `${isLast ? '└── ' : '├── '}${name}`,
      ...branches(inside).map((line) => `${isLast ? '    ' : '│   '}${line}`),
    ];
  });
}
