import {Parser, type ReadEntry} from 'tar';
import {decodeText} from './decode-text';
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

const single: ['manifest' | 'readme' | 'license', RegExp][] = [
  ['manifest', /^package\.json$/],
  ['readme', /^readme\.(md|markdown)$/i],
  ['license', /^licen[cs]e(\.(md|txt))?$/i],
];
const schema =
  /(^|\/)([\w-]+-)?(options|schema)\.json$|(^|\/)schemas?\/[\w-]+\.json$|^dist\/(loader|plugin)\.json$/i;

const image = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Reads the files that matter from a package's tarball.
 * @throws when one is larger than allowed, when the README is a link, or when it is no tarball
 */
export async function readTarball(tarball: Buffer): Promise<PackageFiles> {
  const files: PackageFiles = {schemas: [], images: []};
  await new Promise<void>((resolve, reject) => {
    const parser = new Parser({
      onReadEntry(entry) {
        // The first folder has any name: npm calls it "package", others by the project.
        const name = entry.path.split('/').slice(1).join('/');
        if (image.test(name) && entry.type === 'File') files.images.push(name);
        const [field] = single.find(([, pattern]) => pattern.test(name)) ?? [];
        if (!field && !schema.test(name)) return void entry.resume();
        try {
          checkEntry(entry, name, field);
        } catch (error) {
          reject(error as Error);
          return void entry.resume();
        }
        if (entry.type !== 'File') return void entry.resume();
        const chunks: Buffer[] = [];
        entry.on('data', (chunk: Buffer) => chunks.push(chunk));
        entry.on('end', () => {
          const file = {name, text: decodeText(Buffer.concat(chunks))};
          if (field) files[field] = file;
          else files.schemas.push(file);
        });
      },
    });
    parser.on('end', resolve);
    parser.on('error', reject);
    parser.end(tarball);
  });
  return files;
}

function checkEntry({type, size}: ReadEntry, name: string, field?: keyof PackageFiles): void {
  const isReadme = field === 'readme';
  if (isReadme && /Link$/.test(type)) {
    throw new Error(`its ${name} is a link, and what links lead to is not read.`);
  }
  const limit = isReadme ? limits.readme : limits.file;
  if (size > limit) {
    const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;
    throw new Error(
      `its ${name} has ${kilobytes(size)}, more than the ${kilobytes(limit)} allowed.`,
    );
  }
}
