import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';
import type {Configuration, LoaderContext, RuleSetRule} from 'webpack';

const first = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const next = `${first}abcdefghijklmnopqrstuvwxyz0123456789`;

/** A capital letter, for the next ones with one more: no name of `src/css` starts with a capital. */
export function shortName(index: number): string {
  const start = first[index % first.length]!;
  const rest = Math.floor(index / first.length);
  return rest === 0 ? start : start + next.charAt((rest - 1) % next.length);
}

/**
 * Gives each class and keyframes name of the CSS modules in a folder one or two letters of its own.
 * Docusaurus ends each name in four random signs, which no compression makes smaller: on the page
 * about concepts, page and style sheet together, they weigh 1.4 kB.
 * @returns by path of the file, then by the name written there
 * @throws when there are more names than two letters can tell apart
 */
export function shortClassNames(folder: string): Map<string, Map<string, string>> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.join(folder, file));
  let count = 0;
  const names = new Map(
    files.map((file) => [file, new Map(namesIn(file).map((name) => [name, shortName(count++)]))]),
  );
  const room = first.length * (next.length + 1);
  if (count > room) {
    throw new Error(`${folder} has ${count} class names, and shortName() can tell ${room} apart`);
  }
  return names;
}

function namesIn(file: string): string[] {
  const {exports = {}} = transform({filename: file, code: readFileSync(file), cssModules: true});
  return Object.keys(exports).sort();
}

/**
 * Has css-loader write the short names. Files that are not in the folder keep Docusaurus' names.
 * @throws when Docusaurus has no rule for CSS modules any more
 */
export function useShortClassNames({module}: Configuration, folder: string): void {
  const names = shortClassNames(folder);
  const getLocalIdent = (context: LoaderContext<object>, _: string, name: string) => {
    // A name that is new in one file moves those of others: none may come from the cache then.
    context.addContextDependency(folder);
    return names.get(context.resourcePath)?.get(name);
  };
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const options = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .map((use) => (use as {options?: {modules?: object}}).options?.modules)
    .filter((modules) => modules !== undefined);
  if (options.length === 0) {
    throw new Error(
      'Docusaurus has no rule for CSS modules any more: see src/plugins/bundler/build/style-sheet',
    );
  }
  for (const modules of options) Object.assign(modules, {getLocalIdent});
}
