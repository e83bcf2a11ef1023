import retextPassive from 'retext-passive';
import {ask} from '../english';
import {sentencesOf} from '../sentences';
import type {Finding, PageRule} from '../../../content/page';
import {proseOf} from '../prose';

/** More than this part of a page's sentences in the passive voice hides who does what. */
const most = 0.2;

/** A page that says too often what is done, and too seldom who does it. */
export const passive: PageRule = {
  name: 'passive',
  check(page): Finding[] {
    const sentences = proseOf(page).flatMap((prose) => sentencesOf(prose)).length;
    const found = ask(page, retextPassive, ({actual}) => ({what: `"${actual}"`}));
    if (found.length <= sentences * most) return [];
    const lines = [...new Set(found.map(({line}) => line))].slice(0, 8).join(', ');
    return [
      {
        line: found[0]!.line,
        what: `${found.length} of ${sentences} sentences are passive: lines ${lines}`,
        why: 'the reader has to guess who does it: webpack, the loader, or they',
        fix: 'name who does it in some of them',
      },
    ];
  },
};
