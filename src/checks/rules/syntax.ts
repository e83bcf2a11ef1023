import {parse as parseJsonc, type ParseError, printParseErrorCode} from 'jsonc-parser';
import {parseFragment, type ParserError} from 'parse5';
import postcss, {CssSyntaxError} from 'postcss';
import ts from 'typescript';
import {parseDocument} from 'yaml';
import type {ContentFence} from '../../content/content-page';
import type {Finding} from '../../content/finding';
import {parseDiff, parseSass, parseToml, parseXml, type SyntaxFault} from '../samples/parsers';
import type {SampleRule} from './rule';

/** Gives the faults of a text: what, and in which of its lines. */
type Parser = (source: string, fence: ContentFence) => SyntaxFault[];

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

const parsers: Record<string, Parser> = {
  json(source) {
    const errors: ParseError[] = [];
    parseJsonc(source, errors, {disallowComments: true});
    return errors.map(jsonFault(source));
  },
  jsonc(source) {
    const errors: ParseError[] = [];
    parseJsonc(source, errors, {allowTrailingComma: true});
    return errors.map(jsonFault(source));
  },
  css(source) {
    try {
      postcss.parse(source);
      return [];
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      return [{what: error.reason, line: error.line ?? 1}];
    }
  },
  html(source) {
    const faults: ParserError[] = [];
    parseFragment(source, {
      sourceCodeLocationInfo: true,
      onParseError: (error) => void faults.push(error),
    });
    return faults
      .filter(({code}) => !code.includes('doctype'))
      .map(({code, startLine}) => ({what: code.replaceAll('-', ' '), line: startLine}));
  },
  diff: parseDiff,
  sass: (source) => parseSass(source, 'indented'),
  scss: (source) => parseSass(source, 'scss'),
  toml: parseToml,
  xml: parseXml,
  yaml: (source) =>
    parseDocument(source).errors.map(({message, pos}) => ({
      what: message.split('\n')[0]!,
      line: lineAt(source, pos[0]),
    })),
  typescript(source, {language}) {
    const {diagnostics = []} = ts.transpileModule(source, {
      reportDiagnostics: true,
      fileName: /x$/.test(language ?? '') ? 'a.tsx' : 'a.mts',
      compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
    });
    return diagnostics.map(({messageText, start = 0}) => ({
      what: ts.flattenDiagnosticMessageText(messageText, ' '),
      line: lineAt(source, start),
    }));
  },
};

const languages: Record<string, keyof typeof parsers> = {
  json: 'json',
  jsonc: 'jsonc',
  json5: 'jsonc',
  css: 'css',
  html: 'html',
  diff: 'diff',
  sass: 'sass',
  scss: 'scss',
  svg: 'xml',
  toml: 'toml',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  tsx: 'typescript',
};

const jsonFault =
  (source: string) =>
  ({error, offset}: ParseError) => ({
    what: printParseErrorCode(error)
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase(),
    line: lineAt(source, offset),
  });

/** A drawing is often marked as HTML, for its colors. */
const parserOf = ({language, title}: ContentFence) =>
  /\.svg$/.test(title ?? '') ? 'xml' : languages[language ?? ''];

/** Everything can be parsed that there is a parser for; JavaScript is parsed by `names`. */
export const syntax: SampleRule = {
  name: 'syntax',
  appliesTo: (fence) => parserOf(fence) !== undefined,
  check({fence}): Finding[] {
    const language = fence.language!;
    // What follows the first fault follows from it.
    const [first] = parsers[parserOf(fence)!]!(fence.source, fence);
    return [first ?? []].flat().map(({what, line}) => ({
      line: fence.line + line,
      what: `this ${language} cannot be parsed: ${what}`,
      fix: 'correct it, or mark the block "fragment" when something is left out on purpose',
    }));
  },
};
