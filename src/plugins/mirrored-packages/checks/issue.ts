import {versionLabeled} from '../../../versions';
import type {ReadmeFinding} from '../../../data/readme-findings';
import {specOf} from '../build/page-names';
import type {Pin} from '../build/pins';
import {fileAddress} from '../build/repository';
import {verdictOn} from '../build/sample-result';

/** Lines shown above and below the faulty one. */
const around = 6;
const longestTitle = 120;

/** Writes what to file in the repository of a package whose README has a wrong sample. */
export function issueFor(
  pin: Pin,
  readme: string,
  {line, kind, error, advice, documentation, webpack = documentation}: Omit<ReadmeFinding, 'issue'>,
): ReadmeFinding['issue'] {
  const [first = ''] = error.split('\n');
  const place = `${fileAddress(pin, 'README.md')}?plain=1#L${line}`;
  const asked = versionLabeled(webpack).webpack;
  const said =
    kind === 'part'
      ? 'It cannot be parsed as the language that its code fence names:'
      : `${verdictOn(error, asked)}:`;
  return {
    title: shortened(`README: ${subject[kind]} at line ${line}: ${first}`),
    text: [
      `The README of ${specOf(pin)} shows this at [line ${line}](${place}):`,
      indented(excerpt(readme, line)),
      said,
      error.replace(/^/gm, '> '),
      ...(advice === undefined ? [] : [advice]),
      'Found by the documentation of webpack, which runs every whole configuration and parses every other sample of the READMEs that it shows.',
    ].join('\n\n'),
  };
}

const subject = {
  configuration: 'configuration is rejected',
  command: 'command is rejected',
  part: 'sample cannot be parsed',
};

const shortened = (text: string) =>
  text.length <= longestTitle ? text : `${text.slice(0, longestTitle - 1).trimEnd()}…`;

/** The lines around one, as far as the code block goes. */
function excerpt(readme: string, line: number): string {
  const lines = readme.split('\n');
  const isFence = (text: string | undefined) => /^\s*(?:```|~~~)/.test(text ?? '```');
  let first = line - 1;
  let last = line - 1;
  while (line - 1 - first < around && first > 0 && !isFence(lines[first - 1])) first -= 1;
  while (last - line + 1 < around && !isFence(lines[last + 1])) last += 1;
  return lines.slice(first, last + 1).join('\n');
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ');
