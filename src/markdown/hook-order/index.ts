import type {Element} from 'hast';
import {h} from 'hastscript';
import {hookName} from '../../reference/hook-order';
import {readHookOrder} from '../../reference/read-hook-order';
import {factUrls, readDescriptions} from '../facts/descriptions';
import {idOfHook} from '../facts/hook-positions';
import {finishedHtml} from '../finished-html';
import {leafDirectives} from '../leaf-directives';
import {insertLineBreaks, longestNameOnPhones} from '../line-breaks';
import {comparedRecordings, type HookRow, mergeRecordings} from './recordings';

/** What a reader is told of a recording. */
const titles = {rebuild: 'rebuild', childCompiler: 'child compiler'} as const;

/** Names of classes from this length may break over their lanes. */
const breakableHead = 15;

/**
 * Reads `::hook-order`: draws the hooks of recorded builds below each other, a lane for each class,
 * in the order in which each fired first. Every name leads to its entry.
 */
export const hookOrder = leafDirectives(['hook-order'], async (page) => {
  const rows = mergeRecordings(await readHookOrder(page.version));
  const urls = factUrls('hook', (await readDescriptions(page)).versionDescriptions);
  return () => finishedHtml(drawHookOrder(rows, (row) => urls.get(hookName(row))));
});

/** Draws a line for each hook; the style sheet puts it into its lane. */
function drawHookOrder(
  rows: readonly HookRow[],
  urlOf: (row: HookRow) => string | undefined,
): Element {
  const classes = [...new Set(rows.map((row) => row.of))];
  const laneOf = (row: HookRow) => classes.indexOf(row.of);
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
        h('a', {href: urlOf(row)}, h('code', row.name)),
        ...comparedRecordings.flatMap((recording) => {
          const when = row.alsoIn[recording];
          if (!when) return [];
          const words = when === 'here' ? titles[recording] : `${titles[recording]}, later`;
          return [' ', h('small', {className: recording}, words)];
        }),
      ],
    );
  });
  const list = h('ol.lanes', {style: `--lanes:${classes.length}`}, lines);
  insertLineBreaks(list, longestNameOnPhones);
  // Each line names its class for those who do not see lanes.
  const names = classes.map((name) => h('code', name));
  const heads = h('div.heads', {ariaHidden: 'true'}, names);
  insertLineBreaks(heads, breakableHead);
  return h('div.hookOrder', [heads, list]);
}
