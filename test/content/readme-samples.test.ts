import {older} from '../support/older-version';
import {readFileSync} from 'node:fs';
import {findingsFile, parseReadmeFindings} from '../../src/data/readme-findings';
import {fileOf} from '../../src/plugins/mirrored-packages/build/page-names';
import {readPins} from '../../src/plugins/mirrored-packages/build/pins';
import {versions} from '../../src/versions';
import type {Context} from '../../src/checks/rules/rule';
import {Sandbox} from '../../src/checks/sandbox';
import {checkReadme} from '../../src/plugins/mirrored-packages/checks/check-readme';
import type {KnownPackages} from '../../src/plugins/mirrored-packages/checks/stand-ins';
import {pinOf} from '../support/readme';

const schema = (properties: object) =>
  JSON.stringify({type: 'object', properties, additionalProperties: false});
const known: KnownPackages = new Map([
  ['imaginary-plugin', {version: '1.0.0', plugin: schema({name: {type: 'string'}})}],
  ['imaginary-loader', {version: '1.0.0', loader: schema({size: {type: 'number'}})}],
]);

const fence = (code: string, language = 'js') => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const rule = (use: string) =>
  fence(`module.exports = {module: {rules: [{test: /a/, use: ${use}}]}};`);
const plugin = (options: string) =>
  fence(
    `const Plugin = require("imaginary-plugin");\nmodule.exports = {plugins: [new Plugin(${options})]};`,
  );

/** A README with one sample, and what has to be said about it. */
const wrong: Record<string, [readme: string, message: RegExp, kind?: string]> = {
  'an unknown option': [
    fence('module.exports = {entry: "./a", mode: "prod"};'),
    /^configuration\.mode should be one of/,
  ],
  'what webpack 5 dropped': [
    fence('module.exports = {node: {fs: "empty"}};'),
    /^configuration\.node/,
  ],
  'an option the plugin does not know': [
    plugin('{nam: "a"}'),
    /^options has an unknown property 'nam'/,
  ],
  'an option the loader does not know': [
    rule('[{loader: "imaginary-loader", options: {sizes: 1}}]'),
    /^imaginary-loader: options has an unknown property 'sizes'/,
  ],
  'an ES module that exports as CommonJS': [
    fence('import a from "imaginary-plugin";\nmodule.exports = {plugins: [new a()]};'),
    /^ReferenceError: module is not defined in ES module scope/,
  ],
  'a configuration that cannot be parsed': [
    fence('module.exports = {\n  entry: "a"\n  mode: "none",\n};'),
    /^it cannot be parsed/,
  ],
  'a part that cannot be parsed': [
    fence('plugins: [\n  new A();\n]'),
    /^it cannot be parsed/,
    'part',
  ],
  'a flag that there is not': [
    fence('npx webpack --no-such-flag', 'bash'),
    /no-such-flag/,
    'command',
  ],
};

/** A README with one sample in which nothing is wrong, or nothing can be said to be. */
const right: Record<string, [readme: string, checked: string]> = {
  'a configuration with a plugin and a loader that are not here': [
    plugin('{name: "a"}') + rule('["imaginary-loader", "gone-loader"]'),
    'configuration',
  ],
  'a part': [fence('module: {rules: [{loader: "x", no: 1}]}'), 'part'],
  'what leaves something out': [fence('module.exports = {mode: "prod", ... };'), 'abridged'],
  'a value that is nowhere given': [fence('module.exports = {plugins: somePlugins};'), 'abridged'],
  'a sample for webpack 4': [
    `For webpack ${older.label}:\n\n${fence('module.exports = {node: {fs: "empty"}};')}`,
    'configuration',
  ],
  'a language that nothing here reads': [fence('a = ->', 'coffee'), 'of other languages'],
};

describe('a README', () => {
  let sandbox: Sandbox;
  beforeAll(() => {
    sandbox = new Sandbox(process.cwd());
  });
  afterAll(() => sandbox.close());
  const check = (readme: string) =>
    checkReadme(pinOf(), readme, known, {siteDir: process.cwd(), sandbox} as Context);

  it.each(Object.entries(wrong))('is wrong with %s', async (_, [readme, message, kind]) => {
    const {findings: found} = await check(readme);
    expect(found).toMatchObject([
      {error: expect.stringMatching(message) as string, kind: kind ?? 'configuration'},
    ]);
  });

  it.each(Object.entries(right))('is right with %s', async (_, [readme, checked]) => {
    const {findings: found, samples} = await check(readme);
    expect(found).toEqual([]);
    expect(Object.keys(samples)[0]).toBe(checked);
  });
});

it('shows a mark below each configuration that is known to be wrong, and no other', async () => {
  const pages = (await readPins(process.cwd(), versions)).map((pin) => {
    const marks = readFileSync(fileOf(pin), 'utf8').match(
      /^ *(?:webpack \S+|[\w-]+) (?:does not accept|configuration cannot be loaded)/gim,
    );
    return [`${pin.documentation.label} ${pin.name}`, marks?.length ?? 0] as const;
  });
  const expected = new Map<string, number>();
  const {findings} = parseReadmeFindings(JSON.parse(readFileSync(findingsFile, 'utf8')));
  for (const {documentation, package: name, kind} of findings) {
    const page = `${documentation} ${name}`;
    if (kind === 'configuration') expected.set(page, (expected.get(page) ?? 0) + 1);
  }
  expect(Object.fromEntries(pages.filter(([, count]) => count > 0))).toEqual(
    Object.fromEntries(expected),
  );
});
