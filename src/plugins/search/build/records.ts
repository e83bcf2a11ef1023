import {searchSectionTitles} from '../config/words';
import {versionOf} from '../../../versions';
import {ObjectIds, type SearchRecord, weightOf} from '../engine/record';
import type {HitKind} from '../types';
import {type OutlineSection, outlineOf} from './outline';

/** A built page. */
export interface SearchedPage {
  /** Address with a slash on both ends. */
  url: string;
  html: string;
  /** Whether the page is the README of a package. */
  isPackage: boolean;
  /** Whether that package has no new releases. */
  isUnmaintained?: boolean;
}

/** Makes the records of a page: one for itself, for each heading, name and error message. */
export function recordsOf({url, html, isPackage, isUnmaintained}: SearchedPage): SearchRecord[] {
  const page = new PageRecords(url, isPackage, isUnmaintained ?? false);
  for (const section of outlineOf(html)) page.add(section);
  return page.records;
}

interface Place {
  anchor: string | null;
  kind: HitKind;
  /** Texts of the levels from 1 on; levels that a page leaves out are missing. */
  levels: readonly (string | undefined)[];
  text?: string;
  names?: readonly string[];
}

const identifier = /^[A-Za-z_$][\w$]*(?:[.#[\]'"<>*-]+[\w$]+)*\]?(?:\(.*\))?$/;
const variable = /^(?:__\w+__|import\.meta(?:\.\w+)*)$/;
const member = /^(?:module|require|process)(?:\.\w+)+$/;
const message =
  /^(?:Uncaught\b|[A-Z]\w*Error:|Module not found|Can't resolve|Cannot find|Invalid configuration)/;

class PageRecords {
  readonly records: SearchRecord[] = [];
  private readonly version: ReturnType<typeof versionOf>;
  private readonly section: string;
  private readonly path: string;
  private readonly ids = new ObjectIds();
  private headings: (string | undefined)[] = [];

  constructor(
    private readonly url: string,
    private readonly isPackage: boolean,
    private readonly isUnmaintained: boolean,
  ) {
    this.version = versionOf(url);
    this.path = url.slice(this.version.base.length);
    const folder = this.path.split('/')[0]!;
    this.section = folder in searchSectionTitles ? folder : '';
  }

  add(section: OutlineSection): void {
    this.headings = [...this.headings.slice(0, section.level - 1)];
    const above = this.headings.slice(1).filter((title) => title !== undefined);
    this.headings[section.level - 1] = section.title;
    const levels = this.headings;
    this.push({
      anchor: section.id,
      kind: this.kindOfSection(section, above),
      levels,
      text: section.text,
      names: section.option ? [section.option, ...section.names] : section.names,
    });
    for (const {name, column, isMessage, id, text} of section.entries) {
      // Defaults that have changed are those of options with entries of their own.
      if (this.section === 'migrate' && column === 'Option') continue;
      const kind = isMessage ? 'error' : this.kindOf(name, true, [column, section.title]);
      this.push({anchor: id ?? section.id, kind, levels: [...levels, name], text});
    }
    for (const message of new Set(section.messages))
      this.push({anchor: section.id, kind: 'error', levels: [...levels, message]});
  }

  private kindOfSection({id, title, isCode, option}: OutlineSection, above: string[]): HitKind {
    if (id === null) return this.isPackage ? 'package' : 'page';
    return option && isCode ? 'option' : this.kindOf(title, isCode, above);
  }

  /**
   * Tells what a named place is about. Names of one form are told apart by the page they stand on
   * and by what the heading or column above calls them.
   * @param isCode whether the name stands as code
   */
  private kindOf(name: string, isCode: boolean, context: readonly string[]): HitKind {
    const {path} = this;
    const called = (word: RegExp) => context.some((above) => word.test(above));
    if (message.test(name) || called(/\berrors?\b/i)) return 'error';
    if (/^--?[a-z]/.test(name) && isCode) return 'flag';
    if (
      !identifier.test(name) ||
      !(isCode || /[.A-Z]/.test(name.slice(1)) || name.startsWith('__'))
    )
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

  private push({anchor, kind, levels, text = '', names = []}: Place): void {
    const url = anchor === null ? this.url : `${this.url}#${anchor}`;
    const objectID = this.ids.next(url);
    const unmaintained = this.isUnmaintained && {isUnmaintained: true as const};
    this.records.push({
      objectID,
      version: this.version.label,
      section: this.section,
      kind,
      url,
      anchor,
      weight: weightOf({kind, url, objectID, ...unmaintained}),
      levels: this.shown(levels),
      content: text.replace(/\s+/g, ' ').trim() || null,
      names: [...new Set(names)],
      ...unmaintained,
    });
  }

  private shown(levels: Place['levels']): string[] {
    const category = searchSectionTitles[this.section]!;
    const texts = [category, ...levels.filter((text) => text !== undefined)];
    // Deeper than six levels nobody reads on: the last one is what the place is called.
    return texts.length > 7 ? [...texts.slice(0, 6), texts.at(-1)!] : texts;
  }
}
