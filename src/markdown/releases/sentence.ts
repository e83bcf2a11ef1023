import type {PhrasingContent} from 'mdast';
import {type Kind, nameOfKind, type ReleaseNews} from '../../data/releases';
import type {ReleaseSentences} from '../../data/release-sentences';
import {code, joinParts, linkedName, text} from '../nodes';
import {distinctOptions, hookNames, type NewName, pluginNames, type SiteEntries} from './names';

/** A sentence that lists names has no more of them: a longer list is written as a sentence. */
export const listedNames = 4;

/** What a release brought, in a sentence. */
export interface ReleaseSentence {
  words: PhrasingContent[];
  /** Whether it names all that the release brought. */
  isComplete: boolean;
}

/** Gives the sentence that is written about a release, or else one that lists its names. */
export function sentenceAbout(
  news: ReleaseNews,
  sentences: ReleaseSentences,
  site: SiteEntries,
): ReleaseSentence {
  const written = sentences[news.release];
  if (written !== undefined) return {words: linkNames(written, site), isComplete: false};
  const {added, changed} = newNames(news, site);
  const parts = [
    ...added.map(({kind, names}) => tellNames(kind, names)),
    ...(changed.length > 0 ? [tellNames('defaults', changed)] : []),
  ];
  if (parts.length === 0)
    return {words: [text('Adds command-line flags for existing options.')], isComplete: true};
  const [first, ...others] = parts;
  const last = others.pop();
  const list = last
    ? [...joinParts([first!, ...others], text(', ')), text(' and '), ...last]
    : first!;
  return {
    words: [text('Adds '), ...list, text('.')],
    isComplete: countNames(news, site) <= listedNames,
  };
}

/** Counts the names that a sentence about a release would list. */
export function countNames(news: ReleaseNews, site: SiteEntries): number {
  const {added, changed} = newNames(news, site);
  return [...added.flatMap(({names}) => names), ...changed].length;
}

function newNames(news: ReleaseNews, site: SiteEntries) {
  const added = [
    {kind: 'options', names: distinctOptions(news.options, site)},
    {kind: 'hooks', names: hookNames(news, site)},
    {kind: 'plugins', names: pluginNames(news, site)},
  ] as const;
  const changed = distinctOptions(
    news.defaults.map((changedDefault) => changedDefault.replace(/: .*$/s, '')),
    site,
  );
  return {added: added.filter(({names}) => names.length > 0), changed};
}

/** "the options `a` and `b`", "a new default of `c`" */
function tellNames(kind: Kind, names: readonly NewName[]): PhrasingContent[] {
  const noun = kind === 'defaults' ? 'a new default of' : `the ${nameOfKind(kind, names.length)}`;
  const links = names.slice(0, listedNames).map(({name, url}) => linkedName(name, url));
  const others = names.length - links.length;
  const last = others > 0 ? text(`${others} more`) : links.pop()!;
  const list = links.length > 0 ? [...joinParts(links, text(', ')), text(' and '), last] : [last];
  return [text(`${noun} `), ...list];
}

/** Makes code of what stands between backticks, with a link, where the option has an entry. */
function linkNames(sentence: string, site: SiteEntries): PhrasingContent[] {
  const urls = new Map(site.entries.map(({name, url}) => [name, url]));
  return sentence
    .split('`')
    .map((part, index): PhrasingContent =>
      index % 2 === 0 ? text(part) : urls.has(part) ? linkedName(part, urls.get(part)) : code(part),
    )
    .filter((part) => part.type !== 'text' || part.value !== '');
}
