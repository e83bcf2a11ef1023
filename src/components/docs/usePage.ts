import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {type DocumentationVersion, versionOf, versions} from '@site/src/config/versions';
import type {MenuPage, PageFrontMatter, SectionMenu} from '@site/src/types/content';
import {type OutlineEntry, outlineOf} from './sidebar/outline';

/** What the parts of a documentation page say about it. */
export interface Page {
  title: string;
  url: string;
  /** File the page is written in, relative to the repository. */
  file: string;
  frontMatter: PageFrontMatter;
  version: DocumentationVersion;
  /** The other version, and where this page, or the nearest one, lies in it. */
  other: {version: DocumentationVersion; url: string};
  /** First page of its section; missing for pages in none. */
  section?: {title: string; url: string};
  outline: OutlineEntry[];
  /** Whether the translated sites have the page too. */
  isTranslated: boolean;
  previous?: Turn;
  next?: Turn;
}

/** A neighbor in reading order. */
export interface Turn {
  title: string;
  url: string;
}

/** Gives the page that is being shown. */
export function usePage(menu: SectionMenu): Page {
  const {metadata, frontMatter, toc} = useDoc();
  const url = slashed(metadata.permalink);
  const version = versionOf(url);
  const other = versions.find(({name}) => name !== version.name)!;
  const entries = menu.groups.flatMap(({pages}) => pages);
  const entry = entries.find((candidate) => candidate.url === url);
  return {
    title: metadata.title,
    url,
    file: metadata.source.replace(/^@site\//, ''),
    // Checked by the content index before anything is rendered.
    frontMatter: frontMatter as unknown as PageFrontMatter,
    version,
    other: {version: other, url: entry?.twin ?? other.base},
    section: sectionOf(menu, entries, version),
    outline: outlineOf(toc),
    isTranslated: entry?.translated === true,
    previous: turnTo(metadata.previous),
    next: turnTo(metadata.next),
  };
}

/** The docs plugin leaves the slash at the end to the router. */
const slashed = (address: string) => address.replace(/\/?$/, '/');

const turnTo = (neighbor?: {title: string; permalink: string}): Turn | undefined =>
  neighbor && {title: neighbor.title, url: slashed(neighbor.permalink)};

function sectionOf(menu: SectionMenu, entries: MenuPage[], {base}: DocumentationVersion) {
  if (menu.section === undefined) return undefined;
  const url = `${base}${menu.section}/`;
  return {title: entries.find((entry) => entry.url === url)?.title ?? menu.section, url};
}
