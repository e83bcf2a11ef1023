import type {InlineCode, PhrasingContent, Table, TableCell} from 'mdast';
import {readOptions} from '../../reference/options';
import type {DefaultValue, OptionFact} from '../../reference/options/option-fact';
import {modes} from '../../reference/options/defaults/differences';
import {isSharedOption} from '../../reference/options/shared-option-paths';
import {differenceOf} from '../../reference/options/version-difference';
import {
  type DocumentationVersion,
  isVersionLabel,
  predecessorOf,
  versionLabeled,
} from '../../versions';
import {LocatedError} from '../located-error';
import {leafDirectives, requireTableAbove} from '../leaf-directives';
import {code, joinParts, table, text} from '../nodes';

/** A major version and the one before it. */
export type MajorUpgrade = ReturnType<typeof upgradeTo>;

/**
 * Reads what a major version changed in the options of the one before:
 * - `::removed-options[5]` below a table whose rows begin with old options, `path` or `path: value`,
 *   and go on with options of the new version: the table has a row for each that is gone.
 * - `::moved-options[5]` is a table of the options that still work and have a new name.
 * - `::changed-defaults[5]` is a table of all options that have another default.
 *
 * `::defaults-by-mode` is a table of every option whose default depends on the mode.
 * @throws naming file and line, when the table has too many rows or too few
 */
export const versionChanges = leafDirectives(
  ['removed-options', 'moved-options', 'changed-defaults', 'defaults-by-mode'],
  ({version}) =>
    (directive) => {
      const {name} = directive.node;
      if (name === 'defaults-by-mode') return defaultsByMode(version);
      const step = upgradeTo(directive.text);
      if (name === 'moved-options') return movedOptions(step);
      if (name === 'changed-defaults') return changedDefaults(step);
      checkRemoved(requireTableAbove(directive), step);
      return [];
    },
);

/**
 * Gives the version that a directive names, and the one before it.
 * @throws when there is none
 */
export function upgradeTo(label: string) {
  const to = isVersionLabel(label) ? versionLabeled(label) : undefined;
  const from = to && predecessorOf(to);
  if (!from) throw new Error('name a version that has one before it');
  return {from, to};
}

function checkRemoved(written: Table, {from, to}: MajorUpgrade): void {
  const removed = removedOptions({from, to});
  const missingRows = new Set(removed.values());
  const optionNames = new Set(readOptions(to).flatMap(({path, names}) => [path, ...names]));
  for (const line of written.children.slice(1)) {
    const [was, is] = line.children;
    for (const option of codesIn(was)) {
      const name = [option, withoutValue(option)].find((candidate) => removed.has(candidate));
      if (name === undefined)
        throw new LocatedError(line, `webpack ${to.label} still takes ${option}`);
      missingRows.delete(removed.get(name)!);
    }
    const unknown = codesIn(is).find((option) => !optionNames.has(withoutValue(option)));
    if (unknown) throw new LocatedError(line, `webpack ${to.label} has no option ${unknown}`);
  }
  if (missingRows.size > 0)
    throw new LocatedError(written, `rows are missing: ${[...missingRows].join(', ')}`);
}

const withoutValue = (written: string) => written.replace(/: .*$/, '');

const codesIn = (inside: TableCell | undefined): string[] =>
  (inside?.children ?? [])
    .filter((child): child is InlineCode => child.type === 'inlineCode')
    .map(({value}) => value);

/**
 * Gives the options, and plain values of options, that the newer version refuses, each by the names
 * that a row may have for it.
 */
function removedOptions({from, to}: MajorUpgrade): ReadonlyMap<string, string> {
  const facts = readOptions(from);
  const removed = new Set(facts.filter((fact) => fact.removed).map(({path}) => path));
  const describedHere = facts.filter(({path}) => !isDescribedElsewhere(path, removed));
  return new Map(
    describedHere.flatMap((fact) => {
      const values = fact.removed ? [''] : refusedValues(fact, from, to);
      return values.flatMap((value) =>
        [fact.path, ...fact.names].map((name) => [name + value, fact.path + value] as const),
      );
    }),
  );
}

const refusedValues = (fact: OptionFact, from: DocumentationVersion, to: DocumentationVersion) =>
  (differenceOf(fact, from, to)?.fewer ?? []).map((value) => `: ${value}`);

const isDescribedElsewhere = (path: string, removed: ReadonlySet<string>): boolean =>
  isSharedOption(path) ||
  [...removed].some((other) => path.startsWith(`${other}.`) || path.startsWith(`${other}[]`));

/** Reads out of the schema of the newer version where a deprecated option has gone. */
function movedOptions({from, to}: MajorUpgrade): Table {
  const oldPaths = new Set(readOptions(from).map(({path}) => path));
  const newPaths = new Set(readOptions(to).map(({path}) => path));
  const rows = readOptions(to).flatMap(({path, deprecated, description = ''}) => {
    const [, successor] = /(?:moved to|use) '([^']+)'/.exec(description) ?? [];
    if (!deprecated || !oldPaths.has(path) || successor === undefined) return [];
    const beside = path.replace(/[^.]+$/, successor);
    return [[code(path), code(newPaths.has(successor) ? successor : beside)]];
  });
  return table(titlesOf({from, to}), rows);
}

function changedDefaults({from, to}: MajorUpgrade): Table {
  const present = readOptions(to);
  const rows = readOptions(from).flatMap((fact) => {
    const {path, defaults: before} = fact;
    const after = differenceOf(fact, from, to)?.defaults;
    // The default of an option with parts is that of its parts, which have rows of their own.
    const hasParts = present.some((other) => other.path.startsWith(`${path}.`));
    return after && !hasParts ? [[code(path), defaultsIn(before), defaultsIn(after)]] : [];
  });
  return table(['Option', ...titlesOf({from, to})], rows);
}

const titlesOf = ({from, to}: MajorUpgrade) => [from, to].map(({label}) => `webpack ${label}`);

/** Writes defaults with the conditions under which each holds. */
export function defaultsIn(values: readonly DefaultValue[]): PhrasingContent[] {
  const parts = values.map(({value, when}) => [
    value === 'undefined' ? text('not set') : code(value),
    ...(when ? [text(` (${when})`)] : []),
  ]);
  return joinParts<PhrasingContent>(parts, text(', '));
}

function defaultsByMode(version: DocumentationVersion): Table {
  const rows = readOptions(version)
    .filter(({byMode, deprecated}) => byMode && !deprecated)
    .filter(({path}, _, options) => !options.some((other) => path.startsWith(`${other.path}.`)))
    .map(({path, byMode}) => [
      code(path),
      ...modes.map((mode) => defaultsIn([{value: byMode![mode]}])),
    ]);
  return table(['Option', ...modes.map(code)], rows);
}
