/** A file that webpack says it wrote. */
export type WrittenFile = ReturnType<typeof filesIn>[number];

const units = ['bytes', 'KiB', 'MiB', 'GiB'];

/** A line about a file in the output of webpack 5, or a row of that of webpack 4. */
const fileLine =
  /^ *(?:asset )?(?!\.\/)(\S+) +((\d+(?:\.\d+)?) (bytes|[KMG]iB)) .*\[(?:emitted|compared for emit|cached)\]/gm;

/**
 * Gives the files that a build has written according to a terminal: those of the first command that lists
 * files. In watch mode, where a file is listed again after each build, the first time counts.
 * @param terminal its lines; commands start with `$ `
 */
export function parseWrittenFiles(terminal: string): WrittenFile[] {
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
    /** The same in bytes, with the precision of that number. */
    bytes: Number(number) * 1024 ** units.indexOf(unit),
  }));
}

/** A file before and after a change of the build. */
export interface ComparedFile {
  name: string;
  before?: WrittenFile;
  now?: WrittenFile;
}

/**
 * Pairs the files of two builds: first those of the later build, then those that it no longer writes.
 * Hashes in names are ignored.
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
