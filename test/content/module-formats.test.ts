import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import ts from 'typescript';
import {fileNameIn, inModuleFormat} from '../../src/markdown/code-blocks/module-formats';
import {readIndex} from '../../src/content';
import {pagesOf} from '../../src/content/node';
import {configurationSamples} from '../support/configurations';

const index = await readIndex(process.cwd());
const samples = Object.values(index)
  .flatMap((version) => pagesOf(version!))
  .filter(({source}) => source === undefined)
  .flatMap(({path: file}) => configurationSamples(file))
  .filter(({tabs}) => tabs);

// Inside of the site, so that files find its packages.
mkdirSync('test-results', {recursive: true});
const folder = mkdtempSync(path.resolve('test-results/module-formats-'));
afterAll(() => rmSync(folder, {recursive: true}));

const typescript: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  verbatimModuleSyntax: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/** Writes a configuration in each format into a folder of its own, and gives the files' paths. */
function write(name: string, source: string): Record<'cjs' | 'esm' | 'ts', string> {
  const place = path.join(folder, name.replace(/\W/g, '-'));
  mkdirSync(place);
  const file = (format: 'cjs' | 'esm' | 'ts') => {
    const target = path.join(place, fileNameIn(format, 'webpack.config.js'));
    writeFileSync(target, inModuleFormat(format, source));
    return target;
  };
  writeFileSync(path.join(place, 'package.json'), '{}');
  return {cjs: file('cjs'), esm: file('esm'), ts: file('ts')};
}

/** Has Node.js load both files, and says whether they export the same. */
async function exportSame(one: string, other: string): Promise<boolean> {
  const script = `
    const {isDeepStrictEqual} = require('node:util');
    Promise.all(process.argv.slice(1).map((file) => import(file))).then(([one, other]) =>
      console.log(isDeepStrictEqual(one.default, other.default)));`;
  const {stdout} = await promisify(execFile)(process.execPath, ['--eval', script, one, other]);
  return stdout.trim() === 'true';
}

/** Takes the types away and nothing else, as Node.js does since 22.18. */
function strip(file: string): string {
  const {outputText} = ts.transpileModule(ts.sys.readFile(file)!, {
    compilerOptions: {...typescript, module: ts.ModuleKind.ESNext},
  });
  const stripped = file.replace(/\.mts$/, '.stripped.mjs');
  writeFileSync(stripped, outputText);
  return stripped;
}

function typeErrors(files: string[]): string[] {
  const program = ts.createProgram(files, typescript);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('configurations in three module formats', () => {
  const written = samples.map(({place, code}) => [place, write(place, code)] as const);

  it('are there', () => expect(samples.length).toBeGreaterThan(1));

  it.each(written)('%s exports the same as an ES module', async (_, {cjs, esm}) => {
    expect(await exportSame(cjs, esm)).toBe(true);
  });

  it.each(written)('%s exports the same as TypeScript', async (_, files) => {
    expect(await exportSame(files.cjs, strip(files.ts))).toBe(true);
  });

  it('have the right types', () => {
    expect(typeErrors(written.map(([, {ts: file}]) => file))).toEqual([]);
  });

  it('would not count as the same when they differ', async () => {
    const one = write('one', 'module.exports = {mode: "none"};');
    const other = write('other', 'module.exports = {mode: "production"};');
    expect(await exportSame(one.cjs, other.esm)).toBe(false);
  });

  it('would not count as right with a wrong type', () => {
    const {ts: file} = write('wrong', 'module.exports = {entry: 1};');
    expect(typeErrors([file]).join()).toContain("Type 'number' is not assignable");
  });
});
