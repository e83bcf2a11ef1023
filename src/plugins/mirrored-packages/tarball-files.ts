import {Parser} from 'tar';
import {decodeText} from './decode-text';

interface PackageFile {
  name: string;
  text: string;
}

/** What is read out of a package. */
export interface PackageFiles {
  manifest?: PackageFile;
  readme?: PackageFile;
  license?: PackageFile;
}

const wanted: [keyof PackageFiles, RegExp][] = [
  ['manifest', /^package\.json$/],
  ['readme', /^readme\.(md|markdown)$/i],
  ['license', /^licen[cs]e(\.(md|txt))?$/i],
];

/** Reads the files that matter from the root of a package's tarball. */
export async function readTarball(tarball: Buffer): Promise<PackageFiles> {
  const files: PackageFiles = {};
  await new Promise<void>((resolve, reject) => {
    const parser = new Parser({
      onReadEntry(entry) {
        // The first folder has any name: npm calls it "package", others by the project.
        const [, name = '', ...deeper] = entry.path.split('/');
        const match = deeper.length === 0 && wanted.find(([, pattern]) => pattern.test(name));
        if (!match || entry.type !== 'File') return void entry.resume();
        const chunks: Buffer[] = [];
        entry.on('data', (chunk: Buffer) => chunks.push(chunk));
        entry.on('end', () => {
          files[match[0]] = {name, text: decodeText(Buffer.concat(chunks))};
        });
      },
    });
    parser.on('end', resolve);
    parser.on('error', reject);
    parser.end(tarball);
  });
  return files;
}
