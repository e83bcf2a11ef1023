import {
  parse as parseJsonc,
  type ParseError,
  type ParseOptions,
  printParseErrorCode,
} from 'jsonc-parser';
import {parseFragment, type ParserError} from 'parse5';
import {type BuiltInParserName, format} from 'prettier';
import {compileString, type Exception} from 'sass';
import {xml2js} from 'xml-js';
import type {ContentFence} from '../../content/page';
import type {SampleRule} from '../rule';

/** The first error in a text, with its line, from 1; errors below it often follow from it. */
interface SyntaxFault {
  message: string;
  line: number;
}

type Parser = (source: string) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>;

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;
const firstLine = (message: string) => message.split('\n')[0]!;

/** @param faultOf describes what was thrown; undefined for what is not a syntax error */
async function thrownBy<Thrown = Error>(
  parse: () => unknown,
  faultOf: (error: Thrown) => SyntaxFault | undefined,
): Promise<SyntaxFault | undefined> {
  try {
    await parse();
    return undefined;
  } catch (error) {
    return faultOf(error as Thrown);
  }
}

const json =
  (options: ParseOptions): Parser =>
  (source) => {
    const errors: ParseError[] = [];
    parseJsonc(source, errors, options);
    const [first] = errors;
    if (!first) return undefined;
    const words = printParseErrorCode(first.error).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    return {message: words.toLowerCase(), line: lineAt(source, first.offset)};
  };

/** Parses with Prettier, and removes the parser's name and the position from its messages. */
const formatted =
  (parser: BuiltInParserName): Parser =>
  (source) =>
    thrownBy<Error & {loc?: {start: {line: number}}}>(
      () => format(source, {parser}),
      ({message, loc}) => ({
        message: message.replace(/^CssSyntaxError: |\.? \(\d+:\d+\)\n[^]*$/g, ''),
        line: loc?.start.line ?? 1,
      }),
    );

const html: Parser = (source) => {
  const faults: ParserError[] = [];
  parseFragment(source, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => void faults.push(error),
  });
  const first = faults.find(({code}) => !code.includes('doctype'));
  return first && {message: first.code.replaceAll('-', ' '), line: first.startLine};
};

/** Compiles with Sass; imports of other files are empty. */
const scss: Parser = (source) =>
  thrownBy<Exception>(
    () =>
      compileString(source, {
        importers: [
          {
            canonicalize: (request) => new URL(`sample:${encodeURIComponent(request)}`),
            load: () => ({contents: '', syntax: 'scss'}),
          },
        ],
      }),
    ({sassMessage, span}) => {
      // Another file may declare the name: that is no syntax error.
      const isElsewhere = /^Undefined |^There is no module|^The target selector/.test(sassMessage);
      if (isElsewhere) return undefined;
      return {message: sassMessage.replace(/\.$/, ''), line: span.start.line + 1};
    },
  );

/** Parses XML, which has to be well-formed, because drawings are read as XML. */
const xml: Parser = (source) =>
  thrownBy(
    () => xml2js(source),
    ({message}) => {
      const lineFromZero = /(?<=\n.*?)\d+/.exec(message)?.[0] ?? 0;
      return {message: firstLine(message), line: Number(lineFromZero) + 1};
    },
  );

/** Checks that every line of a diff is marked as added, removed or unchanged. */
const diff: Parser = (source) => {
  const lines = source.split('\n');
  const wrong = lines.findIndex((line) => !/^(?:[-+ ]|$)/.test(line));
  if (wrong >= 0)
    return {message: 'a line begins with neither "+", "-" nor a space', line: wrong + 1};
  const hasChange = lines.some((line) => /^[-+]/.test(line));
  return hasChange ? undefined : {message: 'no line comes or goes', line: 1};
};

const jsonc = json({allowTrailingComma: true});
const typescript = formatted('typescript');
const yaml = formatted('yaml');

/** The parser of each language, by the name after the fence. */
const parsers: Readonly<Record<string, Parser>> = {
  json: json({disallowComments: true}),
  jsonc,
  json5: jsonc,
  css: formatted('css'),
  diff,
  html,
  scss,
  svg: xml,
  xml,
  yaml,
  yml: yaml,
  ts: typescript,
  mts: typescript,
  cts: typescript,
  tsx: typescript,
};

/** Chooses the parser by the title as well: SVG files often have the language HTML, for its colors. */
const parserOf = ({language = '', title = ''}: ContentFence) =>
  title.endsWith('.svg') ? xml : parsers[language];

/** Checks that blocks parse, in all languages with a parser. The rule `names` parses JavaScript. */
export const syntax: SampleRule = {
  name: 'syntax',
  appliesTo: (fence) => parserOf(fence) !== undefined,
  async check({fence}) {
    const {language = ''} = fence;
    const fault = await parserOf(fence)!(fence.source);
    if (!fault) return [];
    return [
      {
        line: fence.line + fault.line,
        message: `this ${language} cannot be parsed: ${fault.message}`,
        fix: 'correct it, or mark the block "fragment" when something is left out on purpose',
      },
    ];
  },
};
