import type {ReleaseNews} from '../../data/releases';
import {withoutBrackets} from '../../reference/options';
import {type FactUrls, factUrls, readDescriptions} from '../facts/descriptions';
import type {PageOfDirectives} from '../leaf-directives';
import {type OptionEntry, optionEntriesOf} from '../options/option-entries';

/** Entries of this site to which the names of a release lead. */
export interface SiteEntries {
  entries: readonly OptionEntry[];
  hooks: FactUrls;
  plugins: FactUrls;
}

/** A name that a release brought, with its entry, where it has one. */
export interface NewName {
  name: string;
  url?: string;
}

/** Reads the entries that other pages have for the directives of a page. */
export async function readSiteEntries(page: PageOfDirectives): Promise<SiteEntries> {
  const {versionDescriptions} = await readDescriptions(page);
  return {
    entries: optionEntriesOf(versionDescriptions, page.version),
    hooks: factUrls('hook', versionDescriptions),
    plugins: factUrls('plugin', versionDescriptions),
  };
}

/** Gives the names of new hooks, as `Compiler.run`. */
export const hookNames = ({hooks}: Pick<ReleaseNews, 'hooks'>, site: SiteEntries): NewName[] =>
  hooks.map((name) => ({name, url: site.hooks.get(name)}));

/** Gives the names of new plugins, without `webpack` in front. */
export const pluginNames = (
  {plugins}: Pick<ReleaseNews, 'plugins'>,
  site: SiteEntries,
): NewName[] =>
  plugins.map((name) => ({
    name: name.replace(/^webpack\./, ''),
    url: site.plugins.get(name.slice(name.lastIndexOf('.') + 1)),
  }));

/** Gives the entries of new options; a part of an option that is new itself has no link of its own. */
export function entriesOfOptions(
  paths: readonly string[],
  entries: readonly OptionEntry[],
): OptionEntry[] {
  const described = new Map(
    entries.map((entry) => [withoutBrackets(entry.name).replaceAll('<name>', '*'), entry]),
  );
  return topOptions(paths).flatMap((path) => described.get(path) ?? []);
}

/**
 * Gives new options as a reader tells them apart: none that is part of another new one, and each
 * once, whether or not webpack takes it for several types of modules or in its own rules, too.
 */
export function distinctOptions(paths: readonly string[], site: SiteEntries): NewName[] {
  const general = (path: string) =>
    path
      .replace(/^(module\.(?:parser|generator)\.\w+)\/\w+/, '$1')
      .replace(/^module\.defaultRules\b/, 'module.rules')
      .replace(/^module\.rules\.resolve\.|^resolveLoader\./, 'resolve.');
  const names = [...new Set(topOptions(paths).map(general))];
  return names.map((name) => ({
    name,
    url: entriesOfOptions([name], site.entries)[0]?.url,
  }));
}

const topOptions = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => path.startsWith(`${other}.`)));
