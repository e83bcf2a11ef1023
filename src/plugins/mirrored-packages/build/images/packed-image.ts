import {Parser} from 'tar';
import {limits} from '../limits';

/**
 * Reads an image out of a package's tarball.
 * @param path its path inside the package
 * @throws when it is not there, is a link, or is larger than allowed
 */
export async function readPackedImage(tarball: Buffer, path: string): Promise<Buffer> {
  let found: Buffer | undefined;
  await new Promise<void>((resolve, reject) => {
    const parser = new Parser({
      onReadEntry(entry) {
        // The first folder has any name: npm calls it "package", others by the project.
        const isIt = entry.path.split('/').slice(1).join('/') === path && entry.type === 'File';
        if (isIt && entry.size > limits.image)
          reject(new Error(`it has more than the ${limits.image / 1024 / 1024} MB allowed`));
        if (!isIt || entry.size > limits.image) return void entry.resume();
        const chunks: Buffer[] = [];
        entry.on('data', (chunk: Buffer) => chunks.push(chunk));
        entry.on('end', () => (found = Buffer.concat(chunks)));
      },
    });
    parser.on('end', resolve);
    parser.on('error', reject);
    parser.end(tarball);
  });
  if (!found) throw new Error('the package does not hold it as a file');
  return found;
}
