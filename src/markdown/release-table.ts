import type {PhrasingContent} from 'mdast';
import {type ReleaseNews, newsOf, releasesSchema, summaryOf} from '../data/releases';
import {withoutBrackets} from '../reference/options';
import {readVersionData} from '../versions/data';
import {type FactAddresses, readFactAddresses} from './facts/fact-addresses';
import {leafDirectives} from './leaf-directives';
import {type OptionEntry, readOptionEntries} from './options/option-entries';
import {code, linkedName, joinParts, table, text} from './nodes';

/** Where this site describes what a release brought. */
interface SiteEntries {
  entries: readonly OptionEntry[];
  hooks: FactAddresses;
  plugins: FactAddresses;
}

/**
 * Reads `::release-table`: a row for each release that brought something, the newest first.
 * @throws naming file and line, when nobody has compared the releases of the version
 */
export const releaseTable = leafDirectives(['release-table'], async ({version}) => {
  const data = readVersionData(version, 'releases', releasesSchema);
  if (!data) throw new Error('no releases.json here');
  const described = {
    entries: await readOptionEntries(version),
    hooks: await readFactAddresses('hook', version),
    plugins: await readFactAddresses('plugin', version),
  };
  return () =>
    table(
      ['Release', 'New', 'By name'],
      newsOf(data).map((news) => [code(news.release), summaryOf(news), names(news, described)]),
    );
});

/** Options that have an entry, and all hooks, plugins and changed defaults; each kind in a line. */
function names(news: ReleaseNews, {entries, hooks, plugins}: SiteEntries) {
  const lines = [
    joinLinkedNames(entriesOfOptions(news.options, entries)),
    withLabel(
      'Hooks',
      joinLinkedNames(news.hooks.map((name) => ({name, address: hooks.get(name)}))),
    ),
    withLabel(
      'Plugins',
      joinLinkedNames(
        news.plugins.map((name) => ({
          name: name.replace(/^webpack\./, ''),
          address: plugins.get(name.slice(name.lastIndexOf('.') + 1)),
        })),
      ),
    ),
    withLabel('Defaults', joinParts(news.defaults.map(describeChangedDefault), text('; '))),
  ];
  return joinParts(
    lines.filter((line) => line.length > 0),
    {type: 'break'},
  );
}

const withLabel = (label: string, parts: PhrasingContent[]): PhrasingContent[] =>
  parts.length > 0 ? [text(`${label}: `), ...parts] : [];

/** Says what an option is now: `output.clean: false (production)` is its path and its default. */
function describeChangedDefault(changedDefault: string): PhrasingContent[] {
  const [, option = '', values = ''] = /^(.*?): (.*)$/s.exec(changedDefault) ?? [];
  return [code(option), text(` is ${values}`)];
}

/** Gives the entries of options that are no part of another new one. */
export function entriesOfOptions(
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
export const joinLinkedNames = (
  of: readonly {name: string; address?: string}[],
): PhrasingContent[] =>
  joinParts(
    of.map(({name, address}) => linkedName(name, address)),
    text(', '),
  );
