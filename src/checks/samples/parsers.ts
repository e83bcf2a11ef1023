import {parsePatch} from 'diff';
import {compileString, Exception} from 'sass';
import {parse as parseTomlText, TomlError} from 'smol-toml';
import {xml2js} from 'xml-js';

/** What is wrong with a text, and in which of its lines, counted from 1. */
export interface SyntaxFault {
  what: string;
  line: number;
}

/** Sass compiles it; what it imports from elsewhere is taken for empty. */
export function parseSass(source: string, syntax: 'scss' | 'indented'): SyntaxFault[] {
  try {
    compileString(source, {
      syntax,
      importers: [
        {
          canonicalize: (request) => new URL(`sample:${encodeURIComponent(request)}`),
          load: () => ({contents: '', syntax: 'scss'}),
        },
      ],
    });
    return [];
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    // A name that another file declares is no fault of the syntax.
    if (/^Undefined |^There is no module|^The target selector/.test(error.sassMessage)) return [];
    return [{what: error.sassMessage.replace(/\.$/, ''), line: error.span.start.line + 1}];
  }
}

/** XML has to be well formed: drawings are read so. */
export function parseXml(source: string): SyntaxFault[] {
  try {
    xml2js(source);
    return [];
  } catch (error) {
    const [what = '', place = ''] = (error as Error).message.split('\n');
    return [{what, line: Number(/\d+/.exec(place)?.[0] ?? 0) + 1}];
  }
}

export function parseToml(source: string): SyntaxFault[] {
  try {
    parseTomlText(source);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const what = error.message.split('\n')[0]!.replace('Invalid TOML document: ', '');
    return [{what, line: error.line}];
  }
}

/** A patch with its headers, or lines that each say whether they come, go or stay. */
export function parseDiff(source: string): SyntaxFault[] {
  if (/^@@ /m.test(source)) return patchFaults(source);
  const lines = source.split('\n');
  const wrong = lines.findIndex((line) => !/^(?:[-+ ]|$)/.test(line));
  if (wrong >= 0) {
    return [{what: 'a line begins with neither "+", "-" nor a space', line: wrong + 1}];
  }
  if (lines.some((line) => /^[-+]/.test(line))) return [];
  return [{what: 'no line comes or goes', line: 1}];
}

function patchFaults(source: string): SyntaxFault[] {
  try {
    parsePatch(source);
    return [];
  } catch (error) {
    return [{what: (error as Error).message.split('\n')[0]!, line: 1}];
  }
}
