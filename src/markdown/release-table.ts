import type {PhrasingContent, Table, TableCell} from 'mdast';
import {type ReleaseNews, newsOf, releasesSchema, summaryOf} from '../data/releases';
import {withoutBrackets} from '../reference/options/since';
import {readVersionData} from '../versions/data';
import {type FactAddresses, factAddresses} from './facts/fact-addresses';
import {leafDirectives} from './leaf-directives';
import {type OptionEntry, readEntries} from './options/option-entries';
import {cell, code, row, text} from './tables/cells';

/** Where this site describes what a release brought. */
interface Described {
  entries: readonly OptionEntry[];
  hooks: FactAddresses;
  plugins: FactAddresses;
}

type Name = Pick<OptionEntry, 'name'> & Partial<Pick<OptionEntry, 'address'>>;

/**
 * Reads `::release-table`: a row for each release that brought something, the newest first.
 * @throws naming file and line, when nobody has compared the releases of the version
 */
export const releaseTable = leafDirectives(['release-table'], async ({version, file}) => {
  const data = readVersionData(version, 'releases', releasesSchema, file.cwd);
  if (!data) throw new Error('no releases.json here');
  const described = {
    entries: await readEntries(file.cwd, version),
    hooks: await factAddresses('hook', file.cwd, version),
    plugins: await factAddresses('plugin', file.cwd, version),
  };
  return () => tableOf(newsOf(data), described);
});

const tableOf = (releases: readonly ReleaseNews[], described: Described): Table => ({
  type: 'table',
  children: [
    row(text('Release'), text('New'), text('By name')),
    ...releases.map((news) =>
      row(code(news.release), text(summaryOf(news)), names(news, described)),
    ),
  ],
});

/** Options that have an entry, and all hooks, plugins and changed defaults; each kind in a line. */
function names(news: ReleaseNews, {entries, hooks, plugins}: Described): TableCell {
  const lines = [
    linksTo(describedIn(news.options, entries)),
    labeled(
      'Hooks',
      news.hooks.map((name) => ({name, address: hooks.get(name)})),
    ),
    labeled(
      'Plugins',
      news.plugins.map((name) => ({
        name: name.replace(/^webpack\./, ''),
        address: plugins.get(name.slice(name.lastIndexOf('.') + 1)),
      })),
    ),
    news.defaults.length > 0
      ? [plain('Defaults: '), ...joined(news.defaults.map(changed), '; ')]
      : [],
  ].filter((line) => line.length > 0);
  return cell(
    ...lines.flatMap((line, index): PhrasingContent[] => [
      ...(index > 0 ? [{type: 'break' as const}] : []),
      ...line,
    ]),
  );
}

const labeled = (label: string, of: readonly Name[]): PhrasingContent[] =>
  of.length > 0 ? [plain(`${label}: `), ...linksTo(of)] : [];

/** Between two alternatives, each of which ends with its circumstances: `true (production), off (otherwise)`. */
const between = /(?<= \([^()]*\)), /;

/** Says what an option is now: `output.clean: false (production)` is its path and its default. */
function changed(text: string): PhrasingContent[] {
  const [, option = '', values = ''] = /^(.*?): (.*)$/s.exec(text) ?? [];
  const parts = values.split(between).map((alternative) => {
    const [, value = '', when = ''] = /^(.*?)( \([^()]*\))?$/s.exec(alternative) ?? [];
    return [value === 'off' ? plain(value) : inlineCode(value), ...(when ? [plain(when)] : [])];
  });
  return [inlineCode(option), plain(' is '), ...joined(parts)];
}

/** Gives the entries of options that are no part of another new one. */
export function describedIn(
  paths: readonly string[],
  entries: readonly OptionEntry[],
): OptionEntry[] {
  const described = new Map(
    entries.map((entry) => [withoutBrackets(entry.name).replaceAll('<name>', '*'), entry]),
  );
  return paths
    .filter((path) => !paths.some((other) => path.startsWith(`${other}.`)))
    .flatMap((path) => described.get(path) ?? []);
}

/** Lists names, linked where they have an entry. */
export const linksTo = (of: readonly Name[]): PhrasingContent[] =>
  joined(
    of.map(({name, address}) => [
      address === undefined
        ? inlineCode(name)
        : {type: 'link', url: address, children: [inlineCode(name)]},
    ]),
  );

const joined = (parts: readonly PhrasingContent[][], mark = ', '): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [plain(mark), ...part] : part));

const plain = (value: string) => ({type: 'text' as const, value});
const inlineCode = (value: string) => ({type: 'inlineCode' as const, value});
