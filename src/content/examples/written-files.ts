/** A file that webpack says it wrote. */
export type WrittenFile = ReturnType<typeof filesIn>[number];

const units = ['bytes', 'KiB', 'MiB', 'GiB'];

/** A line about a file, as webpack 5 prints it, and as a row of webpack 4. */
const fileLine =
  /^ *(?:asset )?(?!\.\/)(\S+) +((\d+(?:\.\d+)?) (bytes|[KMG]iB)) .*\[(?:emitted|compared for emit|cached)\]/gm;

/**
 * Gives the files that a terminal shows a build to write: those of its first command that lists any.
 * One that watches lists a file again with each build, and counts with its first.
 * @param terminal its lines; commands start with `$ `
 */
export function writtenFiles(terminal: string): WrittenFile[] {
  const builds = terminal.split(/^\$ /m).map(filesIn);
  const files = builds.find((build) => build.length > 0) ?? [];
  const names = files.map(({name}) => withoutHash(name));
  return files.filter((_, index) => names.indexOf(names[index]!) === index);
}

function filesIn(output: string) {
  return [...output.matchAll(fileLine)].map(([, name = '', size = '', number, unit = '']) => ({
    name,
    /** Its size as webpack prints it, such as `20.8 KiB`. */
    size,
    /** The same in bytes, as exactly as that tells. */
    bytes: Number(number) * 1024 ** units.indexOf(unit),
  }));
}

/** A file of two builds. */
export interface ComparedFile {
  name: string;
  before?: WrittenFile;
  now?: WrittenFile;
}

/**
 * Puts the files of two builds side by side: those of the later one first, then those it no longer
 * writes. A hash in the name does not make another file.
 */
export function compareFiles(
  before: readonly WrittenFile[],
  now: readonly WrittenFile[],
): ComparedFile[] {
  const old = new Map(before.map((file) => [withoutHash(file.name), file]));
  const present = now.map((file) => {
    const key = withoutHash(file.name);
    const earlierFile = old.get(key);
    old.delete(key);
    return {name: file.name, before: earlierFile, now: file};
  });
  return [...present, ...[...old.values()].map((file) => ({name: file.name, before: file}))];
}

const withoutHash = (name: string) => name.replace(/[.-][\da-f]{8,}(?=\.)/, '');
