import {isUtf8} from 'node:buffer';
import {Parser, type ReadEntry} from 'tar';
import {limits} from './limits';

/** A text of a package. */
export interface PackageFile {
  /** Path inside the package. */
  name: string;
  text: string;
}

/** What is read out of a package. */
export interface PackageFiles {
  manifest?: PackageFile;
  readme?: PackageFile;
  license?: PackageFile;
  /** JSON schemas of its options. */
  schemas: PackageFile[];
  /** Paths of files that are called like images. */
  images: string[];
}

const single = {
  manifest: /^package\.json$/,
  readme: /^readme\.(md|markdown)$/i,
  license: /^licen[cs]e(\.(md|txt))?$/i,
};
const fields = Object.keys(single) as (keyof typeof single)[];
const schema =
  /(^|\/)([\w-]+-)?(options|schema)\.json$|(^|\/)schemas?\/[\w-]+\.json$|^dist\/(loader|plugin)\.json$/i;

const image = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Reads the files that matter from a package's tarball.
 * @throws when one is larger than allowed, when the README is a link, or when it is no tarball
 */
export async function readTarball(tarball: Buffer): Promise<PackageFiles> {
  const files: PackageFiles = {schemas: [], images: []};
  await readEntries(tarball, (name, entry) => {
    if (image.test(name) && entry.type === 'File') files.images.push(name);
    const field = fields.find((candidate) => single[candidate].test(name));
    if (!field && !schema.test(name)) return undefined;
    checkEntry(entry, name, field);
    return (content) => {
      const file = {name, text: decodeText(content)};
      if (field) files[field] = file;
      else files.schemas.push(file);
    };
  });
  return files;
}

/**
 * Reads an image out of a package's tarball.
 * @param path its path inside the package
 * @throws when it is not there, is a link, or is larger than allowed
 */
export async function readPackedImage(tarball: Buffer, path: string): Promise<Buffer> {
  let image: Buffer | undefined;
  await readEntries(tarball, (name, {type, size}) => {
    if (name !== path || type !== 'File') return undefined;
    if (size > limits.imageBytes)
      throw new Error(`it has more than the ${limits.imageBytes / 1024 / 1024} MB allowed`);
    return (content) => (image = content);
  });
  if (!image) throw new Error('the package does not hold it as a file');
  return image;
}

/**
 * Tells `look` each entry of a tarball, with its path inside the package, and what it gives, if
 * anything, the content of the file.
 */
function readEntries(
  tarball: Buffer,
  look: (name: string, entry: ReadEntry) => ((content: Buffer) => void) | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const parser = new Parser({
      onReadEntry(entry) {
        let take: ((content: Buffer) => void) | undefined;
        try {
          // The first folder has any name: npm calls it "package", others by the project.
          take = look(entry.path.split('/').slice(1).join('/'), entry);
        } catch (error) {
          reject(error as Error);
        }
        if (!take || entry.type !== 'File') return void entry.resume();
        const chunks: Buffer[] = [];
        entry.on('data', (chunk: Buffer) => chunks.push(chunk));
        entry.on('end', () => take(Buffer.concat(chunks)));
      },
    });
    parser.on('end', resolve);
    parser.on('error', reject);
    parser.end(tarball);
  });
}

function checkEntry({type, size}: ReadEntry, name: string, field?: keyof PackageFiles): void {
  const isReadme = field === 'readme';
  if (isReadme && /Link$/.test(type)) {
    throw new Error(`its ${name} is a link, and what links lead to is not read.`);
  }
  const limit = isReadme ? limits.readmeBytes : limits.fileBytes;
  if (size > limit) {
    const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;
    throw new Error(
      `its ${name} has ${kilobytes(size)}, more than the ${kilobytes(limit)} allowed.`,
    );
  }
}

/**
 * Reads text of unknown encoding: by its byte order mark or, without one, by the zeros
 * that UTF-16 has in every letter of English; else as UTF-8, else as the encoding of old editors
 * on Windows, in which every byte means something. Lines end with `\n`.
 */
export function decodeText(bytes: Buffer): string {
  const encoding = utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  const text = new TextDecoder(encoding).decode(bytes);
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
}

function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 1].map(
    (side) => start.filter((byte, index) => byte === 0 && index % 2 === side).length,
  );
  const isMost = (count = 0) => count > start.length / 4;
  if (isMost(zeros[1])) return 'utf-16le';
  return isMost(zeros[0]) ? 'utf-16be' : undefined;
}
