import {parse as parseJsonc, type ParseError, printParseErrorCode} from 'jsonc-parser';
import {parseFragment, type ParserError} from 'parse5';
import postcss, {CssSyntaxError} from 'postcss';
import ts from 'typescript';
import {parseDocument} from 'yaml';
import type {ContentFence} from '../../content/page';
import type {Finding} from '../../content/finding';
import type {SampleRule} from './rule';
import {parsePatch} from 'diff';
import {compileString, Exception} from 'sass';
import {parse as parseToml, TomlError} from 'smol-toml';
import {xml2js} from 'xml-js';

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
  css: (source) =>
    thrownBy(
      () => postcss.parse(source),
      (error) => {
        if (!(error instanceof CssSyntaxError)) throw error;
        return {what: error.reason, line: error.line ?? 1};
      },
    ),
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
  toml: (source) =>
    thrownBy(
      () => parseToml(source),
      (error) => {
        if (!(error instanceof TomlError)) throw error;
        const what = error.message.split('\n')[0]!.replace('Invalid TOML document: ', '');
        return {what, line: error.line};
      },
    ),
  // It has to be well formed: drawings are read so.
  xml: (source) =>
    thrownBy(
      () => xml2js(source),
      ({message}) => {
        const [what = '', place = ''] = message.split('\n');
        return {what, line: Number(/\d+/.exec(place)?.[0] ?? 0) + 1};
      },
    ),
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

/** What is wrong with a text, and in which of its lines, counted from 1. */
interface SyntaxFault {
  what: string;
  line: number;
}

/**
 * Gives what a parser throws as a fault.
 * @param faultOf describes it; undefined for what is none; throws what the parser must not throw
 */
function thrownBy(
  parse: () => unknown,
  faultOf: (error: Error) => SyntaxFault | undefined,
): SyntaxFault[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [faultOf(error as Error) ?? []].flat();
  }
}

/** Sass compiles it; what it imports from elsewhere is taken for empty. */
const parseSass = (source: string, syntax: 'scss' | 'indented') =>
  thrownBy(
    () =>
      compileString(source, {
        syntax,
        importers: [
          {
            canonicalize: (request) => new URL(`sample:${encodeURIComponent(request)}`),
            load: () => ({contents: '', syntax: 'scss'}),
          },
        ],
      }),
    (error) => {
      if (!(error instanceof Exception)) throw error;
      const {sassMessage: message, span} = error;
      // A name that another file declares is no fault of the syntax.
      if (/^Undefined |^There is no module|^The target selector/.test(message)) return undefined;
      return {what: message.replace(/\.$/, ''), line: span.start.line + 1};
    },
  );

/** A patch with its headers, or lines that each say whether they come, go or stay. */
function parseDiff(source: string): SyntaxFault[] {
  if (/^@@ /m.test(source))
    return thrownBy(
      () => parsePatch(source),
      ({message}) => ({what: message.split('\n')[0]!, line: 1}),
    );
  const lines = source.split('\n');
  const wrong = lines.findIndex((line) => !/^(?:[-+ ]|$)/.test(line));
  if (wrong >= 0) {
    return [{what: 'a line begins with neither "+", "-" nor a space', line: wrong + 1}];
  }
  if (lines.some((line) => /^[-+]/.test(line))) return [];
  return [{what: 'no line comes or goes', line: 1}];
}
