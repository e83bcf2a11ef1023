import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {code, heading, paragraph, table, text} from '../../../../markdown/nodes';
import {specOf} from '../page-names';
import type {ReadmePage} from '../readme-page';
import type {OptionsFile, SchemaOption} from '../schema-options';

/**
 * Ends the text with the options that the package takes and its README leaves out, under a heading
 * of ours that says where they are from.
 */
export function addSchemaOptions({markdown, facts, pin}: ReadmePage): void {
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
  const [these, come] =
    options.length === 1
      ? ['this option', 'it comes']
      : [`these ${options.length} options`, 'they come'];
  const words = options.some(({description}) => description !== undefined)
    ? 'The descriptions are those of the schema.'
    : 'The schema has no descriptions.';
  return paragraph(
    text(`The README does not describe ${these}; ${come} from `),
    code(name),
    text(`, the schema by which ${spec} checks its options. ${words}`),
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
  const shownColumns = columns.filter(([, cellOf]) => options.some(cellOf));
  return table(
    shownColumns.map(([title]) => title),
    options.map((option) => shownColumns.map(([, cellOf]) => cellOf(option) ?? [])),
  );
}

/**
 * Gives the options that a README leaves out. Of one that it leaves out, the parts are not listed
 * once more.
 */
function leftOutOptions(readme: Root, files: readonly OptionsFile[]): OptionsFile[] {
  const isDescribed = describedIn(readme);
  return files.flatMap(({name, options}) => {
    const missing = options.filter(({path}) => {
      const [parent = '', ...parts] = path.split('.');
      return !isDescribed(path) && (parts.length === 0 || isDescribed(parent));
    });
    return missing.length > 0 ? [{name, options: missing}] : [];
  });
}

const names = /[\w$@-]+(?:(?:\[\])?\.[\w$@*-]+)*/g;
/** Inline code that is a name and nothing else, or a name with its value. */
const optionName = /^["']?([\w$@.[\]-]+)["']?\s*(?:[:=(].*)?$/s;
const key = /(?:^|[\s{,(])["']?([\w$@-]+)["']?\??\s*:/g;

/**
 * Gives whether a README says anything about an option. The parts of an option are often in a
 * block of code only, which shows its type.
 */
function describedIn(tree: Root): (path: string) => boolean {
  /** Of headings, first cells of rows, bold words and inline code; in lower case, as headings differ. */
  const words = new Set<string>();
  /** Of blocks of code: types and samples. */
  const keys = new Set<string>();
  const add = (text: string) => {
    for (const [name] of text.toLowerCase().matchAll(names)) {
      const optionName = name.replace(/^options?\./, '');
      for (const word of [optionName, optionName.replaceAll('[]', '')]) words.add(word);
    }
  };
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'strong') add(toString(node));
    else if (node.type === 'tableRow' && node.children[0]) add(toString(node.children[0]));
    else if (node.type === 'inlineCode') add(optionName.exec(node.value)?.[1] ?? '');
    else if (node.type === 'code') for (const [, name] of node.value.matchAll(key)) keys.add(name!);
  });
  return (path) => {
    const parts = path.replaceAll('[]', '').split('.');
    const last = parts.at(-1)!;
    const inText = [parts.join('.'), last].some((name) => words.has(name.toLowerCase()));
    return inText || (parts.length > 1 && keys.has(last));
  };
}
