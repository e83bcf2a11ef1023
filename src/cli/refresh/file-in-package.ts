import {Parser} from 'tar';

/** Reads one file out of a package. */
export async function fileIn(packed: Buffer, name: string): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const parser = new Parser({
      onReadEntry(entry) {
        // The first folder has any name.
        if (entry.path.split('/').slice(1).join('/') === name) {
          entry.on('data', (chunk: Buffer) => void chunks.push(chunk));
        } else entry.resume();
      },
    });
    parser.on('end', resolve);
    parser.on('error', reject);
    parser.end(packed);
  });
  return chunks.length === 0 ? undefined : Buffer.concat(chunks).toString('utf8');
}
