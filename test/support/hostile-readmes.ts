import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve('test/fixtures/hostile-readmes');
const read = (file: string) => readFileSync(path.join(folder, file));

/** A README that tries to do more than to be read. */
export interface HostileReadme {
  /** What kind of attack it is: the name of its folder. */
  family: string;
  /** Name of the package that has it: the family, and what is tried, the name of its file. */
  name: string;
  /** The files of that package, by path. */
  files: Record<string, string | Buffer>;
}

/**
 * Reads all of test/fixtures/hostile-readmes. Beside `idea.md` may lie `idea.json` with what the
 * package's manifest says, and the text of its `LICENSE`, and `idea.png` or another image, which
 * the package has as `image.png`.
 */
export function hostileReadmes(): HostileReadme[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const stem = file.replace(/\.md$/, '');
      const [family = '', idea = ''] = stem.split(path.sep);
      const images = ['gif', 'png', 'svg'].filter((type) => files.includes(`${stem}.${type}`));
      const name = `${family}-${idea}`;
      const {LICENSE = 'Copyright A\n', ...manifest} = JSON.parse(
        files.includes(`${stem}.json`) ? String(read(`${stem}.json`)) : '{}',
      ) as Record<string, string>;
      return {
        family,
        name,
        files: {
          'package.json': JSON.stringify({name, version: '1.0.0', license: 'MIT', ...manifest}),
          'README.md': read(file),
          LICENSE,
          ...Object.fromEntries(images.map((type) => [`image.${type}`, read(`${stem}.${type}`)])),
        },
      };
    });
}
