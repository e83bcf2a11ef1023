import {newFactList} from '../../checks/coverage/coverage-lists';
import type {DocumentationVersion} from '../../versions';
import {dataFile} from '../../versions/data';
import type {Comparison} from './compare';
import {type Occurrence, type Source, findInsertionPoint, findOccurrences} from './occurrences';

/** With more lines than these, a change is listed with the first ones. */
const maxListedLines = 12;

/**
 * Says what is to be done after a release, one line for each place: a page or a file of claims, its
 * line, and the one thing to do there.
 */
export function workList(
  version: DocumentationVersion,
  {fresh, gone, changed}: Comparison,
  waiting: readonly string[],
  sources: readonly Source[],
): string[] {
  const list = dataFile(version, newFactList);
  const described = fresh.filter((id) => waiting.includes(id));
  return [
    ...described.map((id) => {
      const location = findInsertionPoint(id, sources);
      const task = `describe ${id}, and delete its entry in ${list}`;
      return location
        ? `${at(location)}  ${task}`
        : `${list}  no page has anything near ${id}: ${task}`;
    }),
    ...gone.flatMap((id) => {
      const name = id.slice(id.indexOf(':') + 1);
      return findOccurrences(name, sources).map(
        (location) =>
          `${at(location)}  take out ${id}, or say what came in its place: webpack has it no more`,
      );
    }),
    ...changed.flatMap(({name, key, before, after}) => {
      const occurrences = findOccurrences(name, sources);
      const what = `${name}, whose ${key} changed: ${short(before)} → ${short(after)}`;
      if (occurrences.length === 0) return [`${version.folder}  no page names ${what}`];
      const listed = occurrences
        .slice(0, maxListedLines)
        .map((location) => `${at(location)}  read again: it names ${what}`);
      const others = occurrences.length - listed.length;
      return others > 0
        ? [...listed, `${version.folder}  ${others} more lines name ${name}`]
        : listed;
    }),
  ];
}

const at = ({file, line}: Occurrence) => `${file}:${line}`;
const short = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/**
 * Writes the list as Markdown with boxes. What was ticked stays ticked where the line says the same
 * of the same file, although it moved there.
 * @param before the file as it was, where there is one
 */
export function formatWorkList(title: string, tasks: readonly string[], before = ''): string {
  const ticked = new Set(
    before
      .split('\n')
      .filter((line) => line.startsWith('- [x] '))
      .map((line) => withoutLine(line.slice(6))),
  );
  const rows = tasks.map((task) => `- [${ticked.has(withoutLine(task)) ? 'x' : ' '}] ${task}`);
  return `# ${title}\n\n${rows.join('\n')}\n`;
}

const withoutLine = (task: string) => task.replace(/:\d+ {2}/, '  ');
