import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {toHast} from 'mdast-util-to-hast';
import type {PhrasingContent} from 'mdast';
import {newsOf, type ReleaseNews, releasesSchema, summaryOf} from '../../data/releases';
import {readReleaseSentences} from '../../data/release-sentences';
import {readVersionData} from '../../versions/data';
import {finishedHtml} from '../finished-html';
import {leafDirectives, type PageOfDirectives} from '../leaf-directives';
import {insertLineBreaks, longestNameOnPhones} from '../line-breaks';
import {code, joinParts, linkedName, paragraph, text} from '../nodes';
import {
  entriesOfOptions,
  hookNames,
  type NewName,
  pluginNames,
  readSiteEntries,
  type SiteEntries,
} from './names';
import {type ReleaseSentence, sentenceAbout} from './sentence';

/**
 * Reads `::releases`: all releases that brought something, the newest first, each with its day, a
 * brick as tall as the release is large, a sentence, and its names, which open on demand.
 * @throws naming file and line, when the releases of the version were not compared
 */
export const releaseList = leafDirectives(['releases'], async (page) => {
  const {news, describeRelease, site} = await readReleases(page);
  return () =>
    finishedHtml(
      drawReleases(news, (release) => {
        const sentence = describeRelease(release);
        return [
          h('p', drawWords(sentence.words)),
          ...(sentence.isComplete ? [] : drawNames(release, site)),
        ];
      }),
    );
});

/** Reads the releases of a page's version, and how to say in a sentence what one of them brought. */
export async function readReleases(page: PageOfDirectives) {
  const data = readVersionData(page.version, 'releases', releasesSchema);
  if (!data) throw new Error('no releases.json here');
  const sentences = readReleaseSentences(page.version);
  const site = await readSiteEntries(page);
  const describeRelease = (news: ReleaseNews): ReleaseSentence =>
    sentenceAbout(news, sentences, site);
  return {data, news: newsOf(data), site, describeRelease};
}

/**
 * Draws releases below each other.
 * @param say gives what stands beside a release
 * @param hasIds whether links lead to each of them
 */
export const drawReleases = (
  news: readonly ReleaseNews[],
  say: (release: ReleaseNews) => ElementContent[],
  {hasIds = true} = {},
): Element =>
  h(
    'dl',
    {className: 'releases'},
    news.map((release) =>
      h('div', {id: hasIds ? idOf(release) : undefined}, [
        h('dt', h('code', release.release)),
        h('dd', drawDate(release)),
        h('dd', [drawBrick(release), ...say(release)]),
      ]),
    ),
  );

/** Makes HTML of words. */
export const drawWords = (words: PhrasingContent[]): ElementContent[] => {
  const element = toHast(paragraph(...words)) as Element;
  insertLineBreaks(element, longestNameOnPhones);
  return element.children;
};

const idOf = ({release}: ReleaseNews): string => `v${release.replaceAll('.', '-')}`;

const dateFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

function drawDate({date, isExact}: ReleaseNews): Element {
  const day = dateFormat.format(new Date(date));
  return h('time', {dateTime: date}, isExact ? day : `by ${day}`);
}

const sizeOf = ({options, hooks, plugins, defaults}: ReleaseNews): number =>
  options.length + hooks.length + plugins.length + defaults.length;

/** A brick is half a pixel tall for each option, hook, plugin and changed default; its lid is 3 px. */
function drawBrick(news: ReleaseNews): Element {
  const lid = 3;
  const front = Math.ceil(sizeOf(news) / 2);
  return h('svg', {width: 28, height: front + lid, ariaHidden: 'true'}, [
    h('rect', {className: 'front', y: lid, width: 28, height: front}),
    h('rect', {className: 'lid', width: 28, height: lid}),
  ]);
}

/** Names the options that have an entry, and all hooks, plugins and changed defaults. */
function drawNames(news: ReleaseNews, site: SiteEntries): ElementContent[] {
  const rows = [
    drawNamesOf('Options', entriesOfOptions(news.options, site.entries)),
    drawNamesOf('Hooks', hookNames(news, site)),
    drawNamesOf('Plugins', pluginNames(news, site)),
    drawRow('Defaults', joinParts(news.defaults.map(describeChangedDefault), text('; '))),
  ].flat();
  if (rows.length === 0) return [];
  return [h('details', [h('summary', summaryOf(news)), ...rows])];
}

const drawNamesOf = (label: string, names: readonly NewName[]): ElementContent[] =>
  drawRow(
    label,
    joinParts(
      names.map(({name, url}) => linkedName(name, url)),
      text(', '),
    ),
  );

const drawRow = (label: string, words: PhrasingContent[]): ElementContent[] =>
  words.length > 0 ? [h('p', [h('b', label), ' ', ...drawWords(words)])] : [];

/** Turns `output.clean: false (production)`, a path and its new default, into a sentence. */
function describeChangedDefault(changedDefault: string): PhrasingContent[] {
  const [, option = '', values = ''] = /^(.*?): (.*)$/s.exec(changedDefault) ?? [];
  return [code(option), text(` is ${values}`)];
}
