import {createRequire} from 'node:module';
import {type ObjectExpression, parseExpressionAt} from 'acorn';
import {sessionLanguages} from '../../content/fences/languages';
import type {ContentFence} from '../../content/page';

const require = createRequire(import.meta.url);
const {properties} = require('webpack/schemas/WebpackOptions.json') as {properties: object};
const optionNames = new Set([...Object.keys(properties), 'devServer']);
const otherTools = /^(?:rspack|rollup|vite|rolldown|babel|postcss|jest|eslint|prettier)\b/;

const isCode = (language: string | undefined) =>
  /^(?:[cm]?[jt]s|javascript|typescript)$/.test(language ?? '');

/** Tells whether a block is JavaScript or TypeScript. */
export const isProgram = ({language}: ContentFence): boolean =>
  isCode(language) || /^[jt]sx$/.test(language ?? '');

/** Classifies a code block by its language, its title and its exports. */
export function sampleKindOf(fence: ContentFence) {
  const {language, title = '', source} = fence;
  if (sessionLanguages.has(language ?? '')) return 'commands';
  if (/^(?:bash|sh|shell|zsh)$/.test(language ?? '')) return title ? 'other' : 'commands';
  if (language === 'text') return title ? 'data' : 'output';
  if (!isProgram(fence)) return 'data';
  if (!isCode(language)) return 'source';
  if (isConfiguration(title, source)) return 'configuration';
  if (/(?:^|\/)(?:loaders\/[\w-]+|[\w-]+-loader)\.[cm]?js$/.test(title)) return 'loader';
  if (/(?:^|\/)(?:plugins\/[\w-]+|[\w-]+-plugin|\w+Plugin)\.[cm]?js$/.test(title)) return 'plugin';
  return fence.run || (title && importsWebpack(source)) ? 'script' : 'source';
}

function isConfiguration(title: string, source: string): boolean {
  if (/(?:^|\/)webpack\.(?:[\w-]+\.)*[cm]?[jt]s$/.test(title)) return true;
  const name = title.split('/').at(-1)!;
  if (otherTools.test(name) || (name && !/config/.test(name))) return false;
  const exported = exportedObject(source);
  const keys = exported?.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '',
  );
  return keys !== undefined && keys.length > 0 && keys.every((key) => optionNames.has(key));
}

const importsWebpack = (source: string) => /(?:require\(|from )["']webpack["']/.test(source);

/** The object literal of `module.exports = {…}` or `export default {…}`. */
function exportedObject(source: string): ObjectExpression | undefined {
  const start = /^(?:module\.exports =|export default)\s*(?=\{)/m.exec(source);
  if (!start) return undefined;
  try {
    const objectStart = start.index + start[0].length;
    const value = parseExpressionAt(source, objectStart, {ecmaVersion: 'latest'});
    return value.type === 'ObjectExpression' ? value : undefined;
  } catch {
    // The rule `names` reports syntax errors.
    return undefined;
  }
}
