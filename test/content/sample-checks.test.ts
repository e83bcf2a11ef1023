import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {checkSite} from '../../src/checks/check-site';
import {formatProblem, type Problem} from '../../src/content/finding';
import {linkWorkspaces} from '../support/site-copy';
import {isWholeSweep} from '../support/sweep';

/** Writes a code block. */
const fence = (info: string, code: string) => `\n\`\`\`${info}\n${code}\n\`\`\`\n`;
const configuration = (code: string, marks = '') =>
  fence(`js title="webpack.config.js"${marks}`, `module.exports = ${code};`);
const script = (code: string) => fence('js run', code);

/** What is added to a copy of a page, one for each check, and what has to be said about it. */
const faults: Record<string, [added: string, message: RegExp]> = {
  'a wrong option': [
    configuration('{ mode: "production", entrie: "./src" }'),
    /configuration: .*configuration has an unknown property 'entrie'/,
  ],
  'a name that nothing declares': [
    configuration('{ output: { path: path.resolve("dist") } }'),
    /names: 'path' is not defined; declare or import it in the block/,
  ],
  'a wrong type': [
    fence(
      'ts title="webpack.config.ts"',
      'import type { Configuration } from "webpack";\nconst limit: number = "9";\nexport default { performance: { maxAssetSize: Number(limit) } } satisfies Configuration;',
    ),
    /types: Type 'string' is not assignable to type 'number'/,
  ],
  'a configuration that does not build': [
    configuration(
      '{ entry: "./src/index.js", resolve: {alias: {"./src/index.js": "gone"}} }',
      ' build',
    ),
    /configuration: webpack builds it with an error: .*Can't resolve/,
  ],
  'a loader that returns nothing': [
    fence('js title="loaders/empty-loader.js"', 'module.exports = () => {};'),
    /extension: webpack builds it with an error: .*didn't return a Buffer or String/,
  ],
  'a flag that there is not': [
    fence('bash', 'npx webpack --mode production --watchful'),
    /command: .*unknown option '--watchful'/i,
  ],
  'JSON that is none': [
    fence('json', '{"a": 1,}'),
    /syntax: this json cannot be parsed: property name expected/,
  ],
  // Each takes half a minute of a core; that a claim hangs is tried in claims.test.ts every time.
  ...(isWholeSweep && {
    'a sample that hangs': [
      script('for (;;);'),
      /script: it did not end by itself and was stopped/,
    ],
    'a terminal that hangs': [
      fence('console example="planted"', "$ node -e 'for (;;);'\nnothing"),
      /output: a command did not end by itself and was stopped/,
    ],
  }),
  'a sample that writes outside of its folder': [
    fence(
      'js title="webpack.config.js"',
      'require("node:fs").writeFileSync("/tmp/planted.txt", "");\nmodule.exports = {};',
    ),
    /configuration: it writes outside of its folder: \/tmp\/planted\.txt/,
  ],
  'a sample that starts a program': [
    script('require("node:child_process").execSync("true");'),
    /script: .*starts a program/,
  ],
  'a sample that needs the network': [
    script('fetch("https://example.com/").catch((error) => { throw error.cause; });'),
    /script: .*samples have no network: example\.com was asked for/,
  ],
  'a sample that takes too much memory': [
    script('const all = []; for (;;) all.push(new Array(1e6).fill({}));'),
    /script: .*took more than 512 MB of memory/,
  ],
  'an expected failure that does not come': [
    configuration('{ mode: "production" }', ' invalid="unknown property"'),
    /mark: it should fail with "unknown property", but is accepted/,
  ],
  'an output off by one line': [
    fence('console example="planted"', '$ node index.js\none\nthree'),
    /output: the output is not what the run prints.*--accept[\s\S]* one\n\s*\+two\n/,
  ],
  'a step that should fail, and does not': [
    fence('js file="planted-chain/01-start/index.js"', ''),
    /step: docs\/_examples\/planted-chain\/01-start: "node index\.js" ends with exit code 0: one/,
  ],
  'a terminal of a guide that lists some of the files that a build writes': [
    fence(
      'console example="planted-guide/01-step"',
      '$ node index.js\nasset a.js 1 KiB [emitted]\n…',
    ),
    /output: the terminal lists a\.js, and leaves out b\.js; .*; list all files/,
  ],
  'an example that there is not': [
    fence('js file="planned/index.js"', ''),
    /block: there is no example "planned" in docs\/_examples; did you mean "planted/,
  ],
  'a wrong default': [
    'The default of `optimization.chunkIds` is `"size"`.',
    /defaults: the text says that the default of optimization\.chunkIds is "size"; webpack's is /,
  ],
  'an address that is none': [
    'Look at [the list of teas](https//example.com/teas).',
    /links: https\/\/example\.com\/teas is no address that starts with https:\/\/; write the whole/,
  ],
  'a marker for what webpack has not': [
    '<!-- covers: option:output.cleaned -->\n\n`output.cleaned` deletes what earlier builds left there.',
    /coverage: webpack has no "option:output\.cleaned"; the nearest is option:output\.clean; correct the marker/,
  ],
};

const source =
  '// #region start\nconsole.log("one");\n// #endregion\nconsole.log("two");\nconsole.log("three");\n';
const guideSource =
  'console.log("asset a.js 1 KiB [emitted]\\nasset b.js 2 bytes [emitted] (name: b)");\n';

/** A page of ours, with samples of every kind. */
const original = readFileSync('docs/concepts/plugins.md', 'utf8');
const file = 'docs/concepts/planted.md';

describe('a fault that is planted into a copy of a page', () => {
  let siteDir: string;
  let problems: readonly Problem[];
  /** First and last line of what was added, by its number. */
  const places: [first: number, last: number][] = [];

  function writeExample(name: string, code: string, play?: object): void {
    const folder = path.join(siteDir, 'docs/_examples', name);
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'package.json'), '{}');
    writeFileSync(path.join(folder, 'index.js'), code);
    if (play) writeFileSync(path.join(folder, 'step.json'), JSON.stringify(play));
  }

  beforeAll(async () => {
    mkdirSync('test-results', {recursive: true});
    siteDir = mkdtempSync(path.resolve('test-results/planted-'));
    symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
    await linkWorkspaces(siteDir);
    mkdirSync(path.join(siteDir, 'docs/concepts'), {recursive: true});
    const lists = 'src/data/address-lists';
    cpSync(lists, path.join(siteDir, lists), {recursive: true});
    cpSync('package.json', path.join(siteDir, 'package.json'));
    writeExample('planted', source);
    writeExample('planted-chain/01-start', source, {run: [{fails: 'node index.js'}]});
    for (const step of ['01-step', '02-step'])
      writeExample(`planted-guide/${step}`, guideSource, {run: ['node index.js']});

    const lines = original.split('\n');
    for (const added of Object.values(faults).map(([text]) => text)) {
      lines.push('## Planted');
      const first = lines.length + 1;
      lines.push(...added.split('\n'));
      places.push([first, lines.length]);
    }
    writeFileSync(path.join(siteDir, file), lines.join('\n'));
    const launch = () => Promise.reject(new Error('no browser is needed'));
    const [report] = await checkSite({siteDir, files: [file], launch});
    problems = report!.problems;
  }, 300_000);

  afterAll(() => rmSync(siteDir, {recursive: true}));

  it.each(Object.entries(faults).map(([name, [, message]], index) => ({name, message, index})))(
    'is found: $name',
    ({message, index}) => {
      const [first, last] = places[index]!;
      const messages = problems
        .filter(({line}) => line >= first && line <= last)
        .map(formatProblem);
      expect(messages).toEqual([expect.stringMatching(new RegExp(message.source, 'si'))]);
    },
  );

  it('is all that is found', () => {
    expect(problems.map(formatProblem)).toHaveLength(Object.keys(faults).length);
  });
});
