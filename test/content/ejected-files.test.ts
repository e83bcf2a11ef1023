import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const folder = 'src/theme';
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /\.tsx?$/.test(file),
);
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** Folders of components that Docusaurus brings, in the order in which it looks for one. */
const themeFolders = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** Gives the component that a file stands for, below `node_modules`. */
function componentOf(file: string): string | undefined {
  const name = file.replace(/(\/index)?\.tsx?$/, '');
  return themeFolders
    .flatMap((folder) => [`${folder}/${name}/index.js`, `${folder}/${name}.js`])
    .find((component) => existsSync(path.join('node_modules', component)));
}

/** Says what is missing in a file that takes the place of a component without wrapping it. */
function unmarked(file: string, text: string): string[] {
  const component = componentOf(file);
  const isEjected = component !== undefined && !/from '@theme-(original|init)\//.test(text);
  if (!isEjected || originsOf(text).some(({file: origin}) => origin === component)) return [];
  const line = `// Original: ${component} sha256:${sha256(original(component))}`;
  return [`${file}: put this line below the first: ${line}`];
}

/** Reads the `// Original: <file> sha256:<hash>` lines of a file that stands for others. */
const originsOf = (source: string) =>
  [...source.matchAll(/^\/\/ Original: (\S+) sha256:([0-9a-f]{64})$/gm)].map(
    ([, file, expected]) => ({file: file!, expected: expected!}),
  );

/** Files that stand for one of Docusaurus' core, or change it while it is bundled. */
const coreFiles = readdirSync('src/plugins', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:tsx?|cjs)$/.test(file))
  .map((file) => path.join('src/plugins', file))
  .filter((file) => readFileSync(file, 'utf8').includes('// Original: '));

const source = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const original = (file: string) => readFileSync(path.join('node_modules', file));

/** Says what to do about a file whose originals are no longer those it was made from. */
const staleness = (file: string, text: string): string[] =>
  originsOf(text)
    .filter(({file: origin, expected}) => sha256(original(origin)) !== expected)
    .map(({file: origin}) => `${file}: ${origin} has changed; compare, then update the hash`);

describe('swizzled files', () => {
  it.each(files)('%s opens with what it changes and why', (file) => {
    expect(source(file)).toMatch(/^\/\/ Change: \S/);
  });

  it('name the component whose place they take, unless they wrap it', () => {
    expect(files.flatMap((file) => unmarked(file, source(file)))).toEqual([]);
  });

  it('are copies of components that have not changed since', () => {
    expect(files.flatMap((file) => staleness(file, source(file)))).toEqual([]);
  });

  it.each(coreFiles)('%s rests on a file of the core that has not changed since', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(originsOf(text)).not.toEqual([]);
    expect(staleness(file, text)).toEqual([]);
  });

  it.each(coreFiles)('%s is listed for those who upgrade Docusaurus', (file) => {
    expect(readFileSync('contributing/upgrade-docusaurus.md', 'utf8')).toContain(`\`${file}\``);
  });
});
