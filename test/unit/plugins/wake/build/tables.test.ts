import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);

interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  addDependency: (file: string) => void;
  getOptions: () => {folder: string};
}
type Loader = (this: LoaderContext, source: string) => string;

const page = (address: string, mark: string) =>
  `{path: '${address}', component: ComponentCreator('${address}', '${mark}'), exact: true, sidebar: "x"}`;
const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  ${page('/vote/', 'a1')},
  {
    path: '/',
    component: ComponentCreator('/', 'b1'),
    routes: [${['/cups/', '/cups/glass/', '/cups/paper/', '/license/'].map((each, index) => page(each, `c${index}`)).join(',\n')}]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const names = {
  '/vote/-a1': {__comp: 'vote0000', config: 'config00'},
  '/-b1': {__comp: 'root0000', __context: {plugin: 'plugin00'}},
  '/cups/-c0': {__comp: 'doc00000', content: 'cups0000', menu: 'menu0000'},
  '/cups/glass/-c1': {__comp: 'doc00000', content: 'glass000', menu: 'menu1111'},
  '/cups/paper/-c2': {__comp: 'doc00000', content: 'paper000', menu: 'menu1111'},
  '/license/-c3': {__comp: 'doc00000', content: 'license0', menu: 'menu2222'},
};
const chunks = [...new Set(JSON.stringify(Object.values(names)).match(/(?<=:")\w+/g)!)];
const load = (chunk: string) => `() => import(/* webpackChunkName: "${chunk}" */ "@site/${chunk}")`;
const registry = `export default {\n${chunks
  .map(
    (chunk) =>
      `  "${chunk}": [${load(chunk)}, "@site/${chunk}", require.resolveWeak("@site/${chunk}")],`,
  )
  .join('\n')}};\n`;

let folder: string;
let read: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
  read = [];
  write('routes.js', routes);
  write('routesChunkNames.json', JSON.stringify(names, null, 2));
  write('registry.js', registry);
});
afterEach(() => rmSync(folder, {recursive: true}));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

/** Runs one of the loaders on a generated table. */
function made(loader: string, file: string, source = '', query = ''): string {
  const run = require(`../../../../../src/plugins/wake/build/${loader}.cjs`) as Loader;
  const context = {
    resourcePath: path.join(folder, file),
    resourceQuery: query,
    addDependency: (dependency: string) => read.push(path.basename(dependency)),
    getOptions: () => ({folder}),
  };
  return run.call(context, source);
}

/** Evaluates a module that a loader made, with its imports in the place of `names`. */
function evaluated(code: string, imports: Record<string, unknown>): unknown {
  const body = code
    .replace(/^import .*$/gm, '')
    .replace(/\bimport\(\/\*.*?\*\/ ("[^"]*")\)/g, '$1')
    .replace('export default', 'return');
  return new Function(...Object.keys(imports), body)(...Object.values(imports));
}

describe('the routes that every page has', () => {
  const main = () =>
    evaluated(made('lazy-pages', 'routes.js'), {
      ComponentCreator: (...made: string[]) => made,
      sectionRoutes: (sections: [string, () => string][]) =>
        sections.map(([address, fetchPages]) => [address, fetchPages().split('!').at(-1)]),
    });

  it('are those of screens, and of every section what fetches its pages', () => {
    expect(main()).toEqual([
      {path: '/vote/', component: ['/vote/', 'a1'], exact: true},
      {
        path: '/',
        component: ['/', 'b1'],
        routes: [
          ['/cups/', `${folder}/routes.js?/cups/`],
          // Pages that are alone in their folder are those of the version.
          ['/', `${folder}/routes.js?/`],
        ],
      },
      {path: '*', component: ['*'], exact: false},
    ]);
  });

  it('do not grow with the pages of a section', () => {
    const before = made('lazy-pages', 'routes.js');
    write(
      'routes.js',
      routes.replace(page('/license/', 'c3'), (last) => `${page('/cups/tin/', 'c4')}, ${last}`),
    );
    write('routesChunkNames.json', JSON.stringify({...names, '/cups/tin/-c4': names['/cups/-c0']}));
    expect(made('lazy-pages', 'routes.js')).toBe(before);
  });

  it('are made anew when what they are made from changes', () => {
    made('lazy-pages', 'routes.js');
    expect(read).toEqual(['routes.js', 'routesChunkNames.json']);
  });

  it('are not made from a table that is written some other way', () => {
    write('routes.js', 'export default [];');
    expect(() => made('lazy-pages', 'routes.js')).toThrow(/routes\.js is written some other way/);
    write('routes.js', "export default [{path: '/', component: Page}];".replace('Page', '"Page"'));
    expect(() => made('lazy-pages', 'routes.js')).toThrow(/routes\.js is written some other way/);
  });
});

describe('the routes of a section', () => {
  const section = (address: string) =>
    evaluated(made('section-pages', 'routes.js', '', `?${address}`), {
      sectionPages: (...told: unknown[]) =>
        JSON.parse(
          JSON.stringify(told, (_, value) =>
            typeof value === 'function' ? (value as () => string)() : (value as unknown),
          ),
        ) as unknown,
    });

  it('name what most pages have once, and what loads the chunks that no other section has', () => {
    expect(section('/cups/')).toEqual([
      {__comp: 'doc00000', menu: 'menu1111'},
      {
        '/cups/': {content: 'cups0000', menu: 'menu0000'},
        '/cups/glass/': {content: 'glass000'},
        '/cups/paper/': {content: 'paper000'},
      },
      Object.fromEntries(
        ['cups0000', 'menu0000', 'glass000', 'menu1111', 'paper000'].map((chunk) => [
          chunk,
          [`@site/${chunk}`, `%${chunk}%`],
        ]),
      ),
    ]);
  });

  it('are not made from a table that is written some other way', () => {
    write('registry.js', registry.replaceAll('import(', 'load('));
    expect(() => section('/cups/')).toThrow(/registry\.js is written some other way/);
  });
});

describe('the other tables that every page has', () => {
  it('name no chunks of pages', () => {
    expect(JSON.parse(made('trim-names', 'routesChunkNames.json'))).toEqual({
      '/vote/-a1': names['/vote/-a1'],
      '/-b1': names['/-b1'],
    });
  });

  it('load what is not of one section alone, and have no paths of modules', () => {
    const kept = ['vote0000', 'config00', 'root0000', 'plugin00', 'doc00000'];
    expect(made('trim-registry', 'registry.js', registry).replace(/\n\s*/g, '')).toBe(
      `export default {${kept.map((chunk) => `"${chunk}": [${load(chunk)}],`).join('')}};`,
    );
  });

  it('are not silently left as they were', () => {
    expect(() => made('trim-registry', 'registry.js', 'export default {};')).toThrow(
      /registry\.js is written some other way/,
    );
  });
});

describe('pages on the server', () => {
  const creator = 'const modules = [];\nmodules.push(chunkRegistry[1]);';

  it('report the names of their chunks, and first of the chunk with the routes of their section', () => {
    const report = (path: string, hash: string) =>
      new Function(
        'path',
        'hash',
        'chunkName',
        `${made('name-chunks', '', creator)} return modules;`,
      )(path, hash, 'content0') as unknown;
    expect(report('/cups/glass/', 'c1')).toEqual(['pages_cups', 'content0']);
    expect(report('/license/', 'c3')).toEqual(['pages', 'content0']);
    expect(report('/vote/', 'a1')).toEqual(['content0']);
  });

  it('say so when the core reports in some other way', () => {
    expect(() => made('name-chunks', '', 'modules.add(chunkName)')).toThrow(
      /ComponentCreator has no/,
    );
  });
});
