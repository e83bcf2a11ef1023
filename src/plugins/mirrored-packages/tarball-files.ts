import {Parser} from 'tar';
import {decodeText} from './decode-text';

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
}

const single: ['manifest' | 'readme' | 'license', RegExp][] = [
  ['manifest', /^package\.json$/],
  ['readme', /^readme\.(md|markdown)$/i],
  ['license', /^licen[cs]e(\.(md|txt))?$/i],
];
const schema =
  /(^|\/)([\w-]+-)?(options|schema)\.json$|(^|\/)schemas?\/[\w-]+\.json$|^dist\/(loader|plugin)\.json$/i;

/** Reads the files that matter from a package's tarball. */
export async function readTarball(tarball: Buffer): Promise<PackageFiles> {
  const files: PackageFiles = {schemas: []};
  await new Promise<void>((resolve, reject) => {
    const parser = new Parser({
      onReadEntry(entry) {
        // The first folder has any name: npm calls it "package", others by the project.
        const name = entry.path.split('/').slice(1).join('/');
        const [field] = single.find(([, pattern]) => pattern.test(name)) ?? [];
        const isWanted = entry.type === 'File' && (field || schema.test(name));
        if (!isWanted) return void entry.resume();
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
