import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const folder = 'src/theme';
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /\.tsx?$/.test(file),
);
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

interface Origin {
  file: string;
  expected: string;
}

/** Reads the `// Original: <file> sha256:<hash>` line of a file that was ejected from the theme. */
function originOf(source: string): Origin | undefined {
  const [, file, expected] = /^\/\/ Original: (\S+) sha256:([0-9a-f]{64})$/m.exec(source) ?? [];
  return file && expected ? {file, expected} : undefined;
}

/** Files that stand for one of Docusaurus' core, or change it while it is bundled. */
const wakeFolder = 'src/plugins/wake/build';
const wakeFiles = readdirSync(wakeFolder).filter((file) =>
  readFileSync(path.join(wakeFolder, file), 'utf8').includes('Original: '),
);

const source = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const original = (file: string) => readFileSync(path.join('node_modules', file));

/** Says what to do about a file whose original is no longer the one it was copied from. */
function staleness(file: string, text: string): string[] {
  const origin = originOf(text);
  if (!origin || sha256(original(origin.file)) === origin.expected) return [];
  return [`${file}: ${origin.file} has changed; compare, then update the hash`];
}

describe('swizzled files', () => {
  it.each(files)('%s opens with what it changes and why', (file) => {
    expect(source(file)).toMatch(/^\/\/ Change: \S/);
  });

  it('name their original in the form this test reads', () => {
    expect(
      files.filter((file) => source(file).includes('// Original') && !originOf(source(file))),
    ).toEqual([]);
  });

  it('were copied from originals that have not changed since', () => {
    expect(files.flatMap((file) => staleness(file, source(file)))).toEqual([]);
  });

  it.each(wakeFiles)('%s rests on a file of the core that has not changed since', (file) => {
    const text = readFileSync(path.join(wakeFolder, file), 'utf8');
    expect(originOf(text)).toBeDefined();
    expect(staleness(file, text)).toEqual([]);
  });

  it('are found when an upgrade changes their original', () => {
    const line = `// Original: @docusaurus/theme-classic/lib/theme/Layout/index.js sha256:${sha256('before')}`;
    expect(staleness('Layout/index.tsx', line)).toEqual([
      expect.stringMatching(/has changed; compare/),
    ]);
  });
});
