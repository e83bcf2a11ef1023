import type {PhrasingContent} from 'mdast';
import {type ReleaseNews, newsOf, releasesSchema, summaryOf} from '../data/releases';
import {withoutBrackets} from '../reference/options';
import {readVersionData} from '../versions/data';
import {type FactAddresses, factAddresses, readDescriptions} from './facts/fact-addresses';
import {leafDirectives} from './leaf-directives';
import {type OptionEntry, optionEntriesOf} from './options/option-entries';
import {code, linkedName, joinParts, table, text} from './nodes';

/** Entries of this site to which the names in a row lead. */
interface SiteEntries {
  entries: readonly OptionEntry[];
  hooks: FactAddresses;
  plugins: FactAddresses;
}

/**
 * Reads `::release-table`: a row for each release that brought something, the newest first.
 * @throws naming file and line, when the releases of the version were not compared
 */
export const releaseTable = leafDirectives(['release-table'], async (page) => {
  const {version} = page;
  const data = readVersionData(version, 'releases', releasesSchema);
  if (!data) throw new Error('no releases.json here');
  const {versionDescriptions} = await readDescriptions(page);
  const siteEntries = {
    entries: optionEntriesOf(versionDescriptions, version),
    hooks: factAddresses('hook', versionDescriptions),
    plugins: factAddresses('plugin', versionDescriptions),
  };
  return () =>
    table(
      ['Release', 'New', 'By name'],
      newsOf(data).map((news) => [code(news.release), summaryOf(news), namesOf(news, siteEntries)]),
    );
});

/** Names the options that have an entry, and all hooks, plugins and changed defaults, a line for each kind. */
function namesOf(news: ReleaseNews, {entries, hooks, plugins}: SiteEntries) {
  const hookLinks = news.hooks.map((name) => ({name, address: hooks.get(name)}));
  const pluginLinks = news.plugins.map((name) => ({
    name: name.replace(/^webpack\./, ''),
    address: plugins.get(name.slice(name.lastIndexOf('.') + 1)),
  }));
  const lines = [
    joinLinkedNames(entriesOfOptions(news.options, entries)),
    withLabel('Hooks', joinLinkedNames(hookLinks)),
    withLabel('Plugins', joinLinkedNames(pluginLinks)),
    withLabel('Defaults', joinParts(news.defaults.map(describeChangedDefault), text('; '))),
  ];
  return joinParts(
    lines.filter((line) => line.length > 0),
    {type: 'break'},
  );
}

const withLabel = (label: string, parts: PhrasingContent[]): PhrasingContent[] =>
  parts.length > 0 ? [text(`${label}: `), ...parts] : [];

/** Turns `output.clean: false (production)`, a path and its new default, into a sentence. */
function describeChangedDefault(changedDefault: string): PhrasingContent[] {
  const [, option = '', values = ''] = /^(.*?): (.*)$/s.exec(changedDefault) ?? [];
  return [code(option), text(` is ${values}`)];
}

/** Gives the entries of new options; a part of an option that is new itself has no link of its own. */
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
