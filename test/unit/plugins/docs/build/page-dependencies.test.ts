import path from 'node:path';
import {createRequire} from 'node:module';
import type {LoadContext} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import pageParts from '../../../../../src/plugins/docs/build/page-parts';
import {directiveSources} from '../../../../../src/markdown/directive-sources';
import {sections} from '../../../../../src/config/sections';
import {newest} from '../../../../../src/versions';
import {dataFile} from '../../../../../src/versions/data';
import {older} from '../../../../support/older-version';

const siteDir = process.cwd();
type Loader = (this: object, source: string) => string;
const require = createRequire(import.meta.url);
const loader = require('../../../../../src/plugins/docs/build/page-dependencies.cjs') as Loader;

const configuration = pageParts({siteDir} as LoadContext).configureWebpack!(
  {},
  false,
  {} as never,
  undefined,
) as {module: {rules: RuleSetRule[]}};
const {options} = configuration.module.rules.find((rule) => 'options' in rule)!;

/** Gives the files and folders, relative to the site, whose change has a page compiled again. */
function dependenciesOf(source: string, page = `${newest.folder}/guides/tea.md`): string[] {
  const dependencies: string[] = [];
  const add = (file: string) => void dependencies.push(path.relative(siteDir, file));
  const context = {
    resourcePath: path.join(siteDir, page),
    getOptions: () => options,
    addDependency: add,
    addContextDependency: add,
    cacheable: (isCacheable: boolean) => void dependencies.push(`cacheable: ${isCacheable}`),
  };
  expect(loader.call(context, source)).toBe(source);
  return dependencies.sort();
}

const inNewest = (...sections: string[]) => sections.map((name) => `${newest.folder}/${name}`);
const releases = ['releases', 'release-sentences'].map((name) => dataFile(newest, name));

const expected: Record<string, string[]> = {
  bundle: inNewest('_examples/landing'),
  option: [...inNewest('plugins'), `${older.folder}/configuration`],
  hook: [`${older.folder}/api`],
  plugin: inNewest('api'),
  'hook-order': inNewest('api'),
  'option-index': inNewest('configuration'),
  'newest-releases': [...inNewest('api', 'configuration', 'plugins'), ...releases],
  releases: [...inNewest('api', 'configuration', 'plugins'), ...releases],
  'release-rhythm': [releases[0]!],
  'project-list': inNewest('_examples', ...sections),
  'version-differences': ['configuration', 'api', 'plugins'].flatMap((section) => [
    `${newest.folder}/${section}`,
    `${older.folder}/${section}`,
  ]),
};

describe('a page is compiled again when what it reads changes', () => {
  it('with a test for each directive that reads other pages', () => {
    expect(Object.keys(expected).sort()).toEqual(Object.keys(directiveSources).sort());
  });

  it.each(Object.entries(expected))('::%s', (directive, dependencies) => {
    expect(dependenciesOf(`Text.\n\n::${directive}[name]\n`)).toEqual([...dependencies].sort());
  });

  it('its record, which has the colors of its terminals', () => {
    const source = 'Text.\n\n```console project="tea"\n$ npx webpack\n```\n';
    expect(dependenciesOf(source)).toEqual([`${newest.folder}/guides/_proofs/tea.json`]);
  });

  it('in an older version, where options are compared with the next one', () => {
    expect(dependenciesOf('::option[mode]', `${older.folder}/configuration/mode.md`)).toEqual([
      `${newest.folder}/configuration`,
      `${older.folder}/plugins`,
    ]);
  });

  it.each([
    ['an example that it quotes', '```js file="card/01-setup/a.js"\n```', ['_examples/card']],
    ['the builds that a figure shows', '```figure\n```', ['_version/builds.json']],
    ['the glossary', '[chunk](../glossary.md#chunk)', ['glossary.md']],
    ['nothing, for a directive that reads webpack alone', '::flags[output]', []],
  ])('%s', (_, source, files) => {
    expect(dependenciesOf(source)).toEqual(inNewest(...files));
  });

  it('always, where it counts what is on all pages', () => {
    expect(dependenciesOf('::quality[pages]')).toEqual(['cacheable: false']);
  });
});
