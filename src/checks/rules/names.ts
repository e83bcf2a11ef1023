import {Linter} from 'eslint';
import globals from 'globals';
import {versionLabeled} from '../../versions';
import {readReference} from '../../reference';
import type {ContentFence, ContentPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import {isProgram, sampleKindOf} from '../samples/kinds';
import type {Sample, SampleRule} from '../rule';

const linter = new Linter({configType: 'flat'});
const everywhere = {...globals.node, ...globals.commonjs};
const inBrowsers = {...everywhere, ...globals.browser, ...globals.serviceworker};

/** Gives the variables that webpack provides in modules. */
async function moduleVariables(version: Sample['version']): Promise<Record<string, 'writable'>> {
  const {areas} = await readReference(versionLabeled(version));
  const names = [...areas.variables, ...areas.moduleApi].map(({name}) => name);
  return Object.fromEntries(
    names.filter((name) => !name.includes('.')).map((name) => [name, 'writable']),
  );
}

/** Checks that JavaScript parses, and that every name in a complete block is declared. */
export const names: SampleRule = {
  name: 'names',
  appliesTo: (fence) => isProgram(fence) && !/^[mc]?tsx?$|typescript/.test(fence.language!),
  async check({fence, page, version}): Promise<Finding[]> {
    const defined = {...(await moduleVariables(version)), ...namesOfBuild(page)};
    const lint = (sourceType: 'module' | 'commonjs') => linted(fence, sourceType, defined);
    const messages = lint('module');
    const [fatal] = messages.filter((message) => message.fatal);
    // A CommonJS file may have `return` and `with` outside of functions, and `delete name`.
    const script = fatal ? lint('commonjs') : messages;
    const messagesToReport = script.some((message) => message.fatal) ? [fatal!] : script;
    return messagesToReport.map(({message, line, fatal: broken}) => ({
      line: fence.line + line,
      message: broken
        ? `this JavaScript cannot be parsed: ${message.replace('Parsing error: ', '')}`
        : message.replace(/\.$/, ''),
      fix: broken
        ? 'correct it, or mark the block "fragment" when something is left out on purpose'
        : 'declare or import it in the block',
    }));
  },
};

/** Plugins whose options define variables of modules, by their keys. */
const definingPlugins = /\b(?:Define|Environment|Provide)Plugin\b/;

function namesOfBuild({fences}: ContentPage): Record<string, 'readonly'> {
  const configurations = fences
    .map(({source}) => source)
    .filter((source) => definingPlugins.test(source));
  const keys = configurations.flatMap(
    (source) => source.match(/(?<=[{,]\s*["']?)[\w$]+(?=[\w$.]*["']?\s*:)/g) ?? [],
  );
  return Object.fromEntries(keys.map((name) => [name, 'readonly']));
}

function linted(
  fence: ContentFence,
  sourceType: 'module' | 'commonjs',
  defined: Record<string, 'readonly' | 'writable'>,
): Linter.LintMessage[] {
  const isNode = sampleKindOf(fence) !== 'source';
  // A block without a title may use names that the text or the block above it declares.
  const isWhole =
    isNode || (fence.title !== undefined && !/^(?:dist|build|public)\//.test(fence.title));
  return linter.verify(fence.source, {
    languageOptions: {
      ecmaVersion: 'latest',
      sourceType,
      globals: isNode ? everywhere : {...inBrowsers, ...defined},
      parserOptions: {ecmaFeatures: {jsx: true}},
    },
    linterOptions: {reportUnusedDisableDirectives: 'off'},
    rules: isWhole ? {'no-undef': 'error'} : {},
  });
}
