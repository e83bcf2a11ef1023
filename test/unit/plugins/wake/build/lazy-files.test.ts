import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import {LateFiles} from '../../../../../src/plugins/wake/build/lazy-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'late-files-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const load = (chunk: string) => `import(/* webpackChunkName: "${chunk}" */ './${chunk}.js')`;
const tables = {
  'routes.js': `export default [{
    path: '/',
    component: ComponentCreator('/', 'a'),
    routes: [
      {path: '/cups/', component: ComponentCreator('/cups/', 'b'), exact: true},
      {path: '/cups/tin/', component: ComponentCreator('/cups/tin/', 'c'), exact: true},
    ],
  }];`,
  'routesChunkNames.json': JSON.stringify({
    '/cups/-b': {content: 'cups'},
    '/cups/tin/-c': {content: 'tin'},
  }),
};

/** Builds a site with one section, and gives the text of each file by the name of its chunk. */
async function build(changed: Record<string, string> = {}) {
  const sources = {
    ...tables,
    'index.js': `${load('pages_cups')};`,
    'pages_cups.js': `export default [() => ${load('cups')}, '%cups%', () => ${load('tin')}, '%tin%'];`,
    'cups.js': 'export default "cups";',
    'tin.js': 'export default "tin";',
    ...changed,
  };
  mkdirSync(folder, {recursive: true});
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text);
  const output = path.join(folder, 'build');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: {
      path: output,
      filename: 'assets/js/[name].[contenthash:8].js',
      chunkFilename: 'assets/js/[name].[contenthash:8].js',
      clean: true,
    },
    optimization: {chunkIds: 'named', runtimeChunk: true},
    plugins: [new LateFiles(folder)],
  })!;
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result!))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({all: false, errors: true}));
  const scripts = path.join(output, 'assets/js');
  return new Map(
    readdirSync(scripts).map((file) => {
      const [name = '', hash = ''] = file.split('.');
      return [name, {hash, text: readFileSync(path.join(scripts, file), 'utf8')}];
    }),
  );
}

it('names the files of pages where their section is, not in the runtime', async () => {
  const files = await build();
  const {text: runtime} = files.get('runtime~main')!;
  const section = files.get('pages_cups')!;
  expect(runtime).toContain(section.hash);
  for (const page of ['cups', 'tin']) {
    expect(runtime).not.toContain(files.get(page)!.hash);
    expect(section.text).toContain(files.get(page)!.hash);
  }
});

it('gives the file of a section another name when a page in it changes', async () => {
  const before = await build();
  const after = await build({'tin.js': 'export default "a tin";'});
  const hashes = (files: typeof before) => (name: string) => files.get(name)!.hash;
  expect(hashes(after)('cups')).toBe(hashes(before)('cups'));
  for (const name of ['tin', 'pages_cups', 'runtime~main']) {
    expect(hashes(after)(name)).not.toBe(hashes(before)(name));
  }
});

it('says so when something else loads a page, which would not find its file', async () => {
  const elsewhere = {'index.js': `${load('pages_cups')}; ${load('tin')};`};
  await expect(build(elsewhere)).rejects.toThrow(/chunk "tin" is loaded by "main" too/);
});

it('says so when a section asks for a chunk that was not made', async () => {
  const section = {'pages_cups.js': 'export default ["%cups%", "%saucers%"];'};
  await expect(build(section)).rejects.toThrow(/asks for the chunk "cups", which was not made/);
});
