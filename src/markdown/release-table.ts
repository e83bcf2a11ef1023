import type {PhrasingContent} from 'mdast';
import {type ReleaseNews, newsOf, releasesSchema, summaryOf} from '../data/releases';
import {withoutBrackets} from '../reference/options';
import {readVersionData} from '../versions/data';
import {type FactAddresses, factAddresses} from './facts/fact-addresses';
import {leafDirectives} from './leaf-directives';
import {type OptionEntry, readEntries} from './options/option-entries';
import {code, named, separated, table, text} from './nodes';

/** Where this site describes what a release brought. */
interface Described {
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
    entries: await readEntries(version),
    hooks: await factAddresses('hook', version),
    plugins: await factAddresses('plugin', version),
  };
  return () =>
    table(
      ['Release', 'New', 'By name'],
      newsOf(data).map((news) => [code(news.release), summaryOf(news), names(news, described)]),
    );
});

/** Options that have an entry, and all hooks, plugins and changed defaults; each kind in a line. */
function names(news: ReleaseNews, {entries, hooks, plugins}: Described) {
  const lines = [
    linksTo(describedIn(news.options, entries)),
    labeled('Hooks', linksTo(news.hooks.map((name) => ({name, address: hooks.get(name)})))),
    labeled(
      'Plugins',
      linksTo(
        news.plugins.map((name) => ({
          name: name.replace(/^webpack\./, ''),
          address: plugins.get(name.slice(name.lastIndexOf('.') + 1)),
        })),
      ),
    ),
    labeled('Defaults', separated(news.defaults.map(changed), text('; '))),
  ];
  return separated(
    lines.filter((line) => line.length > 0),
    {type: 'break'},
  );
}

const labeled = (label: string, said: PhrasingContent[]): PhrasingContent[] =>
  said.length > 0 ? [text(`${label}: `), ...said] : [];

/** Says what an option is now: `output.clean: false (production)` is its path and its default. */
function changed(said: string): PhrasingContent[] {
  const [, option = '', values = ''] = /^(.*?): (.*)$/s.exec(said) ?? [];
  return [code(option), text(` is ${values}`)];
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
export const linksTo = (of: readonly {name: string; address?: string}[]): PhrasingContent[] =>
  separated(
    of.map(({name, address}) => named(name, address)),
    text(', '),
  );
