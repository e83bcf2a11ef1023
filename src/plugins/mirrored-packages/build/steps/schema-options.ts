import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {code, heading, paragraph, table, text} from '../../../../markdown/nodes';
import {specOf} from '../page-names';
import type {ReadmePage} from '../readme-page';
import type {OptionsFile, SchemaOption} from '../schema-options/read-options';
import {leftOutOptions} from '../schema-options/left-out-options';

/**
 * Ends the text with the options that the package takes and its README leaves out, under a heading
 * of ours that says where they are from.
 */
export function schemaOptions({markdown, facts, pin}: ReadmePage): void {
  const files = leftOutOptions(markdown, facts.options);
  if (files.length === 0) return;
  markdown.children.push(
    heading(1, 'Options from the schema'),
    ...files.flatMap((file): RootContent[] => [
      introduction(file, specOf(pin)),
      tableOf(file.options),
    ]),
  );
}

function introduction({name, options}: OptionsFile, spec: string): Paragraph {
  const isOne = options.length === 1;
  const hasWords = options.some(({description}) => description !== undefined);
  return paragraph(
    text('Generated, not part of the README: '),
    text(isOne ? 'this option is' : `these ${options.length} options are`),
    text(` not described above, but `),
    code(name),
    text(`, the schema by which ${spec} checks its options, has ${isOne ? 'it' : 'them'}.`),
    text(
      hasWords ? ' The descriptions are those of the schema.' : ' The schema has no descriptions.',
    ),
  );
}

/** The columns that any of the options has something for. */
const columns: readonly [string, (option: SchemaOption) => PhrasingContent[] | undefined][] = [
  ['Option', ({path, deprecated}) => [code(path), ...(deprecated ? [text(' (deprecated)')] : [])]],
  ['Type', ({type}) => [code(type)]],
  ['Default', ({default: standard}) => (standard === undefined ? undefined : [code(standard)])],
  ['Description', ({description}) => (description === undefined ? undefined : [text(description)])],
];

function tableOf(options: readonly SchemaOption[]) {
  const shown = columns.filter(([, cellOf]) => options.some(cellOf));
  return table(
    shown.map(([title]) => title),
    options.map((option) => shown.map(([, cellOf]) => cellOf(option) ?? [])),
  );
}
