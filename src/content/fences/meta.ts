import parseRange from 'parse-numeric-range';
import * as z from 'zod';
import {isVersionLabel, versions} from '../../versions';

const flag = z.boolean().default(false);
const text = z.string().min(1, 'is empty: give it a value, or leave it out');
const labels = versions.map(({label}) => label).join(' or ');

/** The attributes that may follow the language of a fence, besides `{1,3-5}`, `error` and `warning`. */
const attributes = z.strictObject({
  title: text.optional(),
  /** Text of the lines to mark, for code whose line numbers may change. */
  mark: text.optional(),
  /** Whether readers choose between package managers. */
  tabs: flag,
  /** Whether comments with `@note` are notes about the line below them. */
  annotated: flag,
  /** Whether it is incomplete, and not run. */
  fragment: flag,
  /** Whether webpack builds with this configuration and the files around it on the page. */
  build: flag,
  /** Whether Node.js runs this script. */
  run: flag,
  /** Part of the message with which it must fail. */
  invalid: text.optional(),
  /** The major version of webpack it is for, when it is not that of the page. */
  version: text
    .refine(isVersionLabel, `is no version of webpack described here: write ${labels}`)
    .optional(),
  /** Packages it needs that are not installed here, each as `name@version`. */
  needs: text
    .regex(
      /^(?:(?:@[\w.-]+\/)?[\w.-]+@\d[\w.-]*(?:\s+|$))+$/,
      'has to name packages with their version, as in needs="pug-loader@2"',
    )
    .transform((names) => names.split(/\s+/))
    .default([]),
  /** The example project, with the step, in which the commands of a terminal run. */
  example: text.optional(),
  /** Name of a project of the files that the page shows, in which the commands run. */
  project: text
    .regex(/^[a-z][a-z\d-]*$/, 'has to be the name of a folder, as in project="bakery"')
    .optional(),
  /** Why the output of a terminal cannot be compared with a run. */
  pasted: text.includes(' ', 'has to say why no run can be compared with it').optional(),
  /** The file of an example project that is quoted here. */
  file: text.optional(),
  /** The part of that file. */
  region: text.optional(),
  /** The example project whose files are listed here. */
  files: text.optional(),
});

/** The attributes of a fence, read from the text after its language. */
export interface Meta extends z.infer<typeof attributes> {
  /** Numbers of the lines to mark, from 1. */
  marked: ReadonlySet<number>;
  /** The severity of a message in plain text, when its beginning does not show it. */
  severity?: 'error' | 'warning';
}

const attribute = /\s*(?:([\w-]+)(=)?)?("[^"]*"|'[^']*'|\{[^}]*\}|\S+)?/y;
const allowedAttributes =
  'a code block may have title="…", {1,3-5}, mark="…", tabs, annotated, error and warning, and the marks of samples that contributing/samples.md lists';

/**
 * Parses the text after the language: `title="…" {1,3-5} mark="…" tabs annotated error`, and the marks of
 * samples.
 * @param lineCount the number of lines of the code
 * @throws when an attribute is unknown or empty, or a line does not exist
 */
export function readMeta(meta: string, lineCount: number): Meta {
  const attributesByName: Record<string, string | true> = {};
  let markedLines = new Set<number>();
  let severity: Meta['severity'];
  attribute.lastIndex = 0;
  while (attribute.lastIndex < meta.trimEnd().length) {
    const [, name, equals, value = ''] = attribute.exec(meta)!;
    if (!name && value.startsWith('{')) markedLines = linesIn(value, lineCount);
    else if ((name === 'error' || name === 'warning') && !equals && !value) severity = name;
    else if (name && (equals || !value))
      attributesByName[name] = equals ? value.replace(/^(["'])(.*)\1$/, '$2').trim() : true;
    else throw new Error(`${name ?? value} is unknown here; ${allowedAttributes}`);
  }
  const {data, error} = attributes.safeParse(attributesByName);
  if (data) return {...data, marked: markedLines, severity};
  const [{code, path, message, keys = path}] = error.issues as [
    z.core.$ZodIssue & {keys?: string[]},
  ];
  const name = String(keys[0]);
  const equals = attributesByName[name] === true ? '' : '=';
  throw new Error(
    code === 'unrecognized_keys' || code === 'invalid_type'
      ? `${name}${equals} is unknown here; ${allowedAttributes}`
      : `${name}="${attributesByName[name]}" ${message}`,
  );
}

/** How many lines a mark may match: with more, none stands out. */
const maxMarkedLines = 3;

/**
 * Finds the lines that contain certain texts.
 * @param mark the texts, separated by ` | `
 * @returns the 1-based numbers of the lines
 * @throws when a text is in no line, or all texts are in more than three lines
 */
export function findLines(mark: string, source: string): Set<number> {
  const lines = source.split('\n');
  const markedLines = mark.split(' | ').flatMap((words) => {
    const numbers = lines.flatMap((line, index) => (line.includes(words) ? index + 1 : []));
    if (numbers.length > 0) return numbers;
    throw new Error(`mark="${mark}" marks no line for "${words}": quote words of the code`);
  });
  if (markedLines.length <= maxMarkedLines) return new Set(markedLines);
  throw new Error(
    `mark="${mark}" marks ${markedLines.length} lines: quote words that only the line has, or three lines`,
  );
}

function linesIn(value: string, lineCount: number): Set<number> {
  const lines = parseRange(value.replace(/^\{(.*)\}$/, '$1'));
  const wrong = lines.find((line) => line < 1 || line > lineCount);
  if (lines.length > 0 && wrong === undefined) return new Set(lines);
  const subject = wrong === undefined ? 'no line' : `line ${wrong}`;
  throw new Error(`${value} marks ${subject}; the code has the lines 1 to ${lineCount}`);
}
