import {existsSync, readFileSync} from 'node:fs';
import {hostedVariables} from '../../src/plugins/search/config/engines';
import {
  brokenLinks,
  foldersOf,
  mapFaults,
  mappedFolders,
  missingPaths,
  papers,
  repositoryFiles,
} from '../support/papers';

const files = repositoryFiles();
const folders = foldersOf(files);
const roots = [...folders]
  .filter((folder) => /^[^/]+\/$/.test(folder))
  .map((it) => it.slice(0, -1));
const read = (file: string) => readFileSync(file, 'utf8');

describe('the map of the README', () => {
  it('names every folder, and none that is not there', () => {
    expect(mapFaults(mappedFolders(read('README.md')), folders)).toEqual({missing: [], gone: []});
  });

  it.each([
    ['a feature without a line', ['src/plugins/new/index.ts'], ['src/', 'src/plugins/']],
    ['a folder that is gone', [], ['src/client/']],
  ])('is wrong about %s', (_, added, named) => {
    const {missing, gone} = mapFaults(named, foldersOf(added));
    expect([...missing, ...gone]).toEqual([added.length > 0 ? 'src/plugins/new/' : 'src/client/']);
  });
});

describe('paths in the papers', () => {
  it.each(papers)('%s names files and folders that are there', (file) => {
    expect(missingPaths(file, read(file), roots, existsSync)).toEqual([]);
  });

  it.each([
    'Look at `src/client/` first.',
    '| `src/gone.ts` | table |',
    'Run `npx playwright test test/browser/gone.spec.ts`.',
  ])('are found when they lead nowhere: %s', (text) => {
    expect(missingPaths('a.md', text, roots, existsSync)).toEqual([
      expect.stringMatching(/^a\.md:1: there is no \S+$/),
    ]);
  });

  it.each(['`src/plugins/<feature>/`', '`test/**/*.ts`', '```js\n`src/gone.ts`\n```'])(
    'may be patterns, or stand in samples: %s',
    (text) => {
      expect(missingPaths('a.md', text, roots, existsSync)).toEqual([]);
    },
  );
});

describe('links between the papers', () => {
  const readPlace = (place: string) => {
    if (!existsSync(place)) return undefined;
    return place.endsWith('.md') ? read(place) : '';
  };

  it.each(papers)('%s leads to files and headings that are there', (file) => {
    expect(brokenLinks(file, read(file), readPlace)).toEqual([]);
  });

  it.each([
    '[page](gone.md)',
    '[heading](README.md#gone)',
    '[here](#gone)',
    '![picture](gone.png)',
  ])('are found when they lead nowhere: %s', (text) => {
    expect(brokenLinks('CONTRIBUTING.md', text, readPlace)).toEqual([
      expect.stringMatching(/^CONTRIBUTING\.md:1: \S+ leads nowhere$/),
    ]);
  });
});

/** Finds the names of variables that code reads out of its environment. */
const variablesIn = (code: string) =>
  [
    /\b(?:process\.env|environment)\.([A-Za-z_]+)/g,
    /\{([A-Z_]+)[^{}]*\} = process\.env\b/g,
  ].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name!));

describe('environment variables', () => {
  const described = read('contributing/deploy.md');
  const undescribed = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => !described.includes(`\`${name}\``));

  it('are described, each of them', () => {
    const code = files.filter((file) =>
      /^(?:src\/.*\.(?:[cm]?[jt]s|tsx)|docusaurus\.config\.ts|playwright\.config\.mts)$/.test(file),
    );
    const names = [...code, 'test/browser/page-kinds.ts']
      .filter(existsSync)
      .map(read)
      .flatMap(variablesIn);
    expect(names.length).toBeGreaterThan(10);
    expect(undescribed([...names, ...Object.values(hostedVariables)])).toEqual([]);
  });

  it.each(['if (process.env.SECRET_SWITCH) go();', 'const {SECRET_SWITCH: on} = process.env;'])(
    'are found: %s',
    (code) => {
      expect(undescribed(variablesIn(code))).toEqual(['SECRET_SWITCH']);
    },
  );
});
