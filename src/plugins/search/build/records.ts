import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {sectionTitles} from '../../../config/sections';
import type {BuiltSite} from '../../../content/built-site/built-site';
import {type DocumentationVersion, versionOf} from '../../../versions';
import {readVersionData} from '../../../versions/data';
import type {TargetRecord} from '../engine/record';
import type {Phrases} from '../engine/serialized-records';
import type {HitKind, SearchVersion} from '../types';
import {originHeading} from '../../mirrored-packages/build/steps/notice-and-origin';
import {outlineOf} from './outline';

export interface BuiltRecord extends TargetRecord {
  version: SearchVersion;
  isUnmaintained: boolean;
  /** Names in the code of this section. */
  names: readonly string[];
  /** Quotations from programs, which are also matched by the order of their words. */
  quotations: readonly string[];
}

/** Pages that are not in the search. */
const excludedPage = /^\/(?:app-shell|offline)(?:\/|$)|\/printable\/|\.html$/;

/**
 * Reads the records of every page of a built site.
 * @throws when a page is missing
 */
export async function recordsOfSite({folder, permalinks, packages, unmaintained}: BuiltSite) {
  const pages = permalinks
    .filter((address) => !excludedPage.test(address))
    .map((address) => (address.endsWith('/') ? address : `${address}/`));
  const records: BuiltRecord[] = [];
  for (const url of [...new Set(pages)].sort()) {
    const html = await readFile(path.join(folder, url, 'index.html'), 'utf8');
    const isPackage = packages.has(url);
    records.push(...recordsOf({url, html, isPackage, isUnmaintained: unmaintained.has(url)}));
  }
  return records;
}

/** The searchable content of a record, besides its levels. */
interface RecordContent {
  text?: string;
  names?: readonly string[];
  quotations?: readonly string[];
}

/**
 * Makes the records of a built page: one for the page, and one for each heading, name and error message.
 * @param url of the page, with a slash on both ends, without the host
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
  /** Adds a record; without an anchor it is that of the page. */
  const addRecord = (
    anchor: string | null,
    kind: HitKind,
    levels: readonly (string | undefined)[],
    {text = '', names = [], quotations = []}: RecordContent = {},
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

  /** The current heading of each level; undefined where the page skips a level. */
  let headings: (string | undefined)[] = [];
  for (const {id, level, title, isCode, option, shortFlag, ...section} of outlineOf(html)) {
    // It says the same of every package.
    if (isPackage && title === originHeading) continue;
    headings = headings.slice(0, level - 1);
    const parents = headings.slice(1).filter((heading) => heading !== undefined);
    // Both forms of a flag are its name: `--output-path, -o`.
    headings[level - 1] = shortFlag ? `${title}, ${shortFlag}` : title;
    const pageKind = isPackage ? 'package' : 'page';
    const headingKind = option && isCode ? 'option' : headingKindOf(path, title, isCode, parents);
    addRecord(id, id === null ? pageKind : headingKind, headings, {
      text: section.text,
      names: option ? [option, ...section.names] : section.names,
      quotations: [...section.quotations, ...quotationsIn(section.text)],
    });
    for (const {name, column, isMessage, id: entryId, text} of section.entries) {
      // These tables list changed defaults of options that have their own headings elsewhere.
      if (folder === 'migrate' && column === 'Option') continue;
      const kind = isMessage ? 'error' : hitKindOf(path, name, true, [column, title]);
      addRecord(entryId ?? id, kind, [...headings, name], {text});
    }
    for (const message of new Set(section.messages)) addRecord(id, 'error', [...headings, message]);
  }
  return records;
}

/** In the section `errors`, headings in code are messages. */
const headingKindOf: typeof hitKindOf = (path, name, isCode, context) =>
  isCode && path.startsWith('errors/') ? 'error' : hitKindOf(path, name, isCode, context);

const quotationsIn = (text: string): string[] =>
  [...text.matchAll(/“([^“”]+)”/g)].map(([, quoted]) => quoted!);

/** Limits levels to seven; the last one stays, because it is the title of the record. */
function limitLevels(levels: readonly (string | undefined)[]): string[] {
  const texts = levels.filter((text) => text !== undefined);
  return texts.length > 7 ? [...texts.slice(0, 6), texts.at(-1)!] : texts;
}

const identifier = /^[A-Za-z_$][\w$]*(?:[.#[\]'"<>*-]+[\w$]+)*\]?(?:\(.*\))?$/;
const variable = /^(?:__\w+__|import\.meta(?:\.\w+)*)$/;
/** Of options and methods, and not of messages. */
const camelCase = /^[a-z][A-Za-z]*(?:\.[A-Za-z]+)*$/;
const member = /^(?:module|require|process)(?:\.\w+)+$/;
const message =
  /^(?:Uncaught\b|[A-Z]\w*Error:|Module not found|Can't resolve|Cannot find|Invalid configuration)/;

/**
 * Tells what a heading or entry is about: by its name, its page, and the headings or column above.
 * @param path of the page, without the base of its version
 * @param isCode whether the name is code
 * @param context headings above it, or the header of its column and its heading
 */
function hitKindOf(
  path: string,
  name: string,
  isCode: boolean,
  context: readonly string[],
): HitKind {
  const contextHas = (word: RegExp) => context.some((text) => word.test(text));
  const isListedError = isCode && !camelCase.test(name) && contextHas(/\berrors?\b/i);
  if (message.test(name) || isListedError) return 'error';
  if (/^--?[a-z]/.test(name) && isCode) return 'flag';
  if (!identifier.test(name) || !(isCode || /[.A-Z]/.test(name.slice(1)) || name.startsWith('__')))
    return 'heading';
  if (variable.test(name) || (path.startsWith('api/') && member.test(name))) return 'variable';
  if (/hooks/.test(path) || contextHas(/\bhooks?\b/i)) return 'hook';
  if (contextHas(/\bvariables?\b/i)) return 'variable';
  if (/^[A-Z]/.test(name)) return 'heading';
  if (
    /^(?:configuration|loaders|plugins)\//.test(path) ||
    contextHas(/\b(?:options?|settings?|property|properties|fields?)\b/i)
  )
    return 'option';
  return 'heading';
}

const phrases = z.record(z.string().startsWith('/'), z.array(z.string().trim().min(2)).min(1));

/**
 * Reads what readers type for pages and headings that do not say it themselves, from
 * `_version/search-phrases.json` of a version, whose URLs are without its base. A test of the built
 * site makes sure that each phrase finds its page first.
 * @returns the phrases by URL, with the base
 * @throws when the file does not fit the schema
 */
export function phrasesOf(version: DocumentationVersion): Phrases {
  const byAddress = readVersionData(version, 'search-phrases', phrases) ?? {};
  return Object.fromEntries(
    Object.entries(byAddress).map(([address, list]) => [version.base + address.slice(1), list]),
  );
}
