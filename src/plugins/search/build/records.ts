import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {sectionTitles} from '../../../config/sections';
import type {BuiltSite} from '../../../content/built-site/built-site';
import {type DocumentationVersion, versionOf} from '../../../versions';
import {readVersionData} from '../../../versions/data';
import type {TargetRecord} from '../engine/record';
import type {Phrases} from '../engine/serialization';
import type {HitKind, SearchVersion} from '../types';
import {outlineOf} from './outline';

export interface BuiltRecord extends TargetRecord {
  version: SearchVersion;
  isUnmaintained: boolean;
  /** What programs say, of which the order of words counts. */
  quotations: readonly string[];
}

/** Pages that are not in the search. */
const leftOut = /^\/(?:app-shell|offline)(?:\/|$)|\/printable\/?$|\.html$/;

/**
 * Reads the records of every page of a built site.
 * @throws when a page is missing
 */
export async function recordsOfSite({folder, addresses, packages, unmaintained}: BuiltSite) {
  const pages = addresses
    .filter((address) => !leftOut.test(address))
    .map((address) => (address.endsWith('/') ? address : `${address}/`));
  const records: BuiltRecord[] = [];
  for (const url of [...new Set(pages)].sort()) {
    const html = await readFile(path.join(folder, url, 'index.html'), 'utf8');
    const isPackage = packages.has(url);
    records.push(...recordsOf({url, html, isPackage, isUnmaintained: unmaintained.has(url)}));
  }
  return records;
}

/**
 * Makes the records of a built page: one for itself, for each heading, name and error message. Its
 * address has a slash on both ends.
 */
export function recordsOf({
  url,
  html,
  isPackage,
  isUnmaintained = false,
}: {
  url: string;
  html: string;
  /** Whether the page is the README of a package. */
  isPackage: boolean;
  /** Whether that package has no new releases. */
  isUnmaintained?: boolean;
}): BuiltRecord[] {
  const {label: version, base} = versionOf(url);
  const path = url.slice(base.length);
  const folder = path.split('/')[0]!;
  const category = (sectionTitles as Record<string, string>)[folder] ?? 'webpack';
  const records: BuiltRecord[] = [];
  const push = (
    anchor: string | null,
    kind: HitKind,
    levels: readonly (string | undefined)[],
    text = '',
    names: readonly string[] = [],
    quotations: readonly string[] = [],
  ) =>
    records.push({
      version,
      isUnmaintained,
      kind,
      url: anchor === null ? url : `${url}#${anchor}`,
      levels: limitLevels([category, ...levels]),
      content: text.replace(/\s+/g, ' ').trim(),
      names: [...new Set(names)],
      quotations: kind === 'error' ? [levels.at(-1)!, ...quotations] : quotations,
    });

  /** By their levels; those that a page leaves out are missing. */
  let headings: (string | undefined)[] = [];
  for (const {id, level, title, isCode, option, ...section} of outlineOf(html)) {
    headings = headings.slice(0, level - 1);
    const above = headings.slice(1).filter((heading) => heading !== undefined);
    headings[level - 1] = title;
    const ofPage = isPackage ? 'package' : 'page';
    const ofHeading = option && isCode ? 'option' : headingKindOf(path, title, isCode, above);
    const names = option ? [option, ...section.names] : section.names;
    push(id, id === null ? ofPage : ofHeading, headings, section.text, names, [
      ...section.quotations,
      ...quotedIn(section.text),
    ]);
    for (const {name, column, isMessage, id: entryId, text} of section.entries) {
      // Defaults that have changed are those of options with entries of their own.
      if (folder === 'migrate' && column === 'Option') continue;
      const kind = isMessage ? 'error' : hitKindOf(path, name, true, [column, title]);
      push(entryId ?? id, kind, [...headings, name], text);
    }
    for (const message of new Set(section.messages)) push(id, 'error', [...headings, message]);
  }
  return records;
}

/** Headings of the section of errors are messages, where they are code. */
const headingKindOf: typeof hitKindOf = (path, name, isCode, context) =>
  isCode && path.startsWith('errors/') ? 'error' : hitKindOf(path, name, isCode, context);

const quotedIn = (text: string): string[] =>
  [...text.matchAll(/“([^“”]+)”/g)].map(([, quoted]) => quoted!);

/** At most six levels are shown; the last one is the title of the record. */
function limitLevels(levels: readonly (string | undefined)[]): string[] {
  const texts = levels.filter((text) => text !== undefined);
  return texts.length > 7 ? [...texts.slice(0, 6), texts.at(-1)!] : texts;
}

const identifier = /^[A-Za-z_$][\w$]*(?:[.#[\]'"<>*-]+[\w$]+)*\]?(?:\(.*\))?$/;
const variable = /^(?:__\w+__|import\.meta(?:\.\w+)*)$/;
const member = /^(?:module|require|process)(?:\.\w+)+$/;
const message =
  /^(?:Uncaught\b|[A-Z]\w*Error:|Module not found|Can't resolve|Cannot find|Invalid configuration)/;

/**
 * Tells what a named section is about. Equal names are distinguished by their page
 * and by what the heading or column above calls them.
 * @param path of the page, without the base of its version
 * @param isCode whether the name is code
 */
function hitKindOf(
  path: string,
  name: string,
  isCode: boolean,
  context: readonly string[],
): HitKind {
  const called = (word: RegExp) => context.some((above) => word.test(above));
  if (message.test(name) || called(/\berrors?\b/i)) return 'error';
  if (/^--?[a-z]/.test(name) && isCode) return 'flag';
  if (!identifier.test(name) || !(isCode || /[.A-Z]/.test(name.slice(1)) || name.startsWith('__')))
    return 'heading';
  if (variable.test(name) || (path.startsWith('api/') && member.test(name))) return 'variable';
  if (/hooks/.test(path) || called(/\bhooks?\b/i)) return 'hook';
  if (called(/\bvariables?\b/i)) return 'variable';
  if (/^[A-Z]/.test(name)) return 'heading';
  if (
    /^(?:configuration|loaders|plugins)\//.test(path) ||
    called(/\b(?:options?|settings?|property|properties|fields?)\b/i)
  )
    return 'option';
  return 'heading';
}

const phrases = z.record(z.string().startsWith('/'), z.array(z.string().trim().min(2)).min(1));

/**
 * Gives what readers type who look for a place, where no text of the place says it. The lists are
 * reviewed by people: `_version/search-phrases.json` of each version, without the base of the
 * version in its URLs. Each phrase has to find its place first, which a test of the built site tries.
 * @throws when the list holds something else
 */
export function phrasesOf(version: DocumentationVersion): Phrases {
  const byAddress = readVersionData(version, 'search-phrases', phrases) ?? {};
  return Object.fromEntries(
    Object.entries(byAddress).map(([address, typed]) => [version.base + address.slice(1), typed]),
  );
}
