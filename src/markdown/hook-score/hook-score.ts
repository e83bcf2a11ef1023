import type {Element} from 'hast';
import {h} from 'hastscript';
import {hookName} from '../../reference/hook-order';
import {readHookOrder} from '../../reference/read-hook-order';
import {factAddresses, readDescriptions} from '../facts/fact-addresses';
import {idOfHook} from '../facts/hook-positions';
import {finishedHtml} from '../finished-html';
import {leafDirectives} from '../leaf-directives';
import {insertLineBreaks, longestNameOnPhones} from '../line-breaks';
import {comparedRecordings, type ScoreRow, scoreRows} from './score-rows';

/** What a reader is told of a recording. */
const titles = {rebuild: 'rebuild', childCompiler: 'child compiler'} as const;

/** Names of classes from this length may break over their lanes. */
const breakableHead = 15;

/**
 * Reads `::hook-order`: draws the hooks of recorded builds below each other, a lane for each class,
 * in the order in which each fired first. Every name leads to its entry.
 */
export const hookScore = leafDirectives(['hook-order'], async (page) => {
  const rows = scoreRows(await readHookOrder(page.version));
  const addresses = factAddresses('hook', (await readDescriptions(page)).versionDescriptions);
  return () => finishedHtml(drawScore(rows, (row) => addresses.get(hookName(row))));
});

/** Draws a line for each hook; the style sheet puts it into its lane. */
function drawScore(
  rows: readonly ScoreRow[],
  addressOf: (row: ScoreRow) => string | undefined,
): Element {
  const classes = [...new Set(rows.map((row) => row.of))];
  const laneOf = (row: ScoreRow) => classes.indexOf(row.of);
  const lines = rows.map((row, index) => {
    const above = rows[index - 1];
    const startsStretch = row.of !== above?.of;
    const lanes = `--lane:${laneOf(row)}`;
    return h(
      'li',
      {
        id: idOfHook(row),
        className: [startsStretch && 'first', !row.inBuild && 'rebuildOnly'].filter(
          (name) => name !== false,
        ),
        style: startsStretch && above ? `${lanes};--from:${laneOf(above)}` : lanes,
      },
      [
        h('b', row.of),
        ' ',
        h('a', {href: addressOf(row)}, h('code', row.name)),
        ...comparedRecordings.flatMap((recording) => {
          const when = row.alsoIn[recording];
          if (!when) return [];
          const words = when === 'here' ? titles[recording] : `${titles[recording]}, later`;
          return [' ', h('small', {className: recording}, words)];
        }),
      ],
    );
  });
  const score = h('ol.lanes', {style: `--lanes:${classes.length}`}, lines);
  insertLineBreaks(score, longestNameOnPhones);
  // Each line names its class for those who do not see lanes.
  const names = classes.map((name) => h('code', name));
  const heads = h('div.heads', {ariaHidden: 'true'}, names);
  insertLineBreaks(heads, breakableHead);
  return h('div.score', [heads, score]);
}
