import {CodeError} from '../code-error';

/** What is said beside a line of code. */
export interface Note {
  /** Inline Markdown; it often begins with a link to the page of an option. */
  text: string;
  /** Number of the line it is about, from 1; notes are not counted here. */
  line: number;
}

/** Code without its notes: it is what readers see and copy. */
export interface AnnotatedCode {
  source: string;
  notes: Note[];
}

/** As many characters stand beside the number of a note in the column of the text. */
const longest = 66;
const opening = /^\s*\/\/ @note\b[^\S\n]*(.*)$/;
const further = /^\s*\/\/[^\S\n]?(.*)$/;

/**
 * Takes the notes out of code. They are comments above their line: with them, too, the code runs.
 *
 *     // @note [mode](mode.md) Which set of defaults applies.
 *     // `"development"` builds faster.
 *     mode: "production",
 * @throws CodeError when a note has no words or no line, or a line leaves no room for them
 */
export function readNotes(annotated: string): AnnotatedCode {
  const lines: string[] = [];
  const notes: Note[] = [];
  let open: {words: string[]; at: number} | undefined;
  annotated.split('\n').forEach((line, index) => {
    const at = index + 1;
    const words = opening.exec(line)?.[1]?.trim();
    if (words !== undefined) {
      if (open) throw new CodeError('// @note stands above a line that has one: join them', at);
      open = {words: [words], at};
      return;
    }
    const goesOn = open && further.exec(line)?.[1]?.trim();
    if (open && goesOn !== undefined) return void open.words.push(goesOn);
    lines.push(line);
    if (line.length > longest) {
      const what = `a line of ${line.length} characters leaves notes no room: break it before ${longest + 1}`;
      throw new CodeError(what, at);
    }
    if (open) notes.push(closed(open.words, open.at, line, lines.length));
    open = undefined;
  });
  if (open) closed(open.words, open.at, '', 0);
  return {source: lines.join('\n'), notes};
}

function closed(words: readonly string[], at: number, below: string, line: number): Note {
  const text = words.filter(Boolean).join(' ');
  if (!text) throw new CodeError('// @note says nothing: write the note behind it', at);
  if (!below.trim())
    throw new CodeError('// @note has no line of code below it: put it right above one', at);
  return {text, line};
}
