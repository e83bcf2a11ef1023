import parseRange from 'parse-numeric-range';
import {type SampleMarks, noMarks, setMark, unquoted} from './sample-marks';

/** What stands behind the language of a fence. */
export interface Meta extends SampleMarks {
  title?: string;
  /** Numbers of the lines to mark, from 1. */
  marked: ReadonlySet<number>;
  /** Words of the lines to mark, for code that a run writes anew. */
  mark?: string;
  /** Whether readers choose between package managers. */
  tabs: boolean;
  /** Whether comments after `@note` are notes beside the line below them. */
  annotated: boolean;
  /** What plain text is, where its first words do not tell. */
  says?: 'error' | 'warning';
}

const attribute = /\s*(?:([\w-]+)(=)?)?("[^"]*"|'[^']*'|\{[^}]*\}|\S+)?/y;
const known =
  'a code block may have title="…", {1,3-5}, mark="…", tabs, annotated, error and warning, and the marks of samples that contributing/samples.md lists';

/**
 * Reads what a writer put behind the language: `title="…" {1,3-5} mark="…" tabs annotated
 * error`, and the marks of samples.
 * @param lineCount how many lines the code has
 * @throws when something is unknown or empty, or names a line that does not exist
 */
export function readMeta(meta: string, lineCount: number): Meta {
  const read = {
    title: undefined as string | undefined,
    marked: new Set<number>(),
    mark: undefined as string | undefined,
    tabs: false,
    annotated: false,
    says: undefined as Meta['says'],
    ...noMarks(),
  };
  attribute.lastIndex = 0;
  while (attribute.lastIndex < meta.trimEnd().length) {
    const [, name, equals, value = ''] = attribute.exec(meta)!;
    if (name === undefined && value.startsWith('{')) {
      read.marked = linesIn(value, lineCount);
    } else if (name === 'title' && equals) read.title = titleIn(value);
    else if (name === 'mark' && equals) read.mark = markIn(value);
    else if ((name === 'tabs' || name === 'annotated') && !equals && !value) read[name] = true;
    else if ((name === 'error' || name === 'warning') && !equals && !value) read.says = name;
    else if (!name || !setMark(read, name, equals ? value : undefined)) {
      throw new Error(`${name ?? value}${equals ?? ''} is unknown here; ${known}`);
    }
  }
  return read;
}

function markIn(value: string): string {
  const words = unquoted(value);
  if (words) return words;
  throw new Error('mark="" is empty: write words of the line to mark, or leave it out');
}

/** How many lines one mark may mark: with more, nothing stands out. */
const mostMarked = 3;

/**
 * Finds the lines that contain words.
 * @param mark the words; ` | ` is between those of different lines
 * @returns numbers of the lines, from 1
 * @throws when words are in no line, or all are in more than three
 */
export function linesWith(mark: string, source: string): Set<number> {
  const lines = source.split('\n');
  const found = mark.split(' | ').flatMap((words) => {
    const numbers = lines.flatMap((line, index) => (line.includes(words) ? index + 1 : []));
    if (numbers.length > 0) return numbers;
    throw new Error(`mark="${mark}" marks no line for "${words}": quote words of the code`);
  });
  if (found.length <= mostMarked) return new Set(found);
  throw new Error(
    `mark="${mark}" marks ${found.length} lines: quote words that only the line has, or three lines`,
  );
}

function titleIn(value: string): string {
  const title = unquoted(value);
  if (title) return title;
  throw new Error(
    'title="" is empty: name the file in quotes, as in title="webpack.config.js", or leave it out',
  );
}

function linesIn(value: string, lineCount: number): Set<number> {
  const lines = parseRange(value.replace(/^\{(.*)\}$/, '$1'));
  const wrong = lines.find((line) => line < 1 || line > lineCount);
  if (lines.length > 0 && wrong === undefined) return new Set(lines);
  const what = wrong === undefined ? 'no line' : `line ${wrong}`;
  throw new Error(`${value} marks ${what}; the code has the lines 1 to ${lineCount}`);
}
