import type {Finding, PageRule} from '../../../content/page';
import {readabilityOf} from '../readability';

/** Below this mean, in words, a page sounds like a list of sayings. */
const leastMean = 13;
const mostMean = 19;
/** More than this share of sentences under eight words leaves the joining to the reader. */
const mostShort = 0.2;
/** Fewer sentences say nothing about a page. */
const fewest = 20;

/** A page whose sentences are as short, or as long, as if somebody had counted them. */
export const rhythm: PageRule = {
  name: 'rhythm',
  check(page): Finding[] {
    const {sentences, mean, spread, short} = readabilityOf(page);
    const isFine = mean >= leastMean && mean <= mostMean && short <= mostShort;
    if (isFine || sentences < fewest) return [];
    return [
      {
        line: 1,
        what: `${sentences} sentences have ${mean.toFixed(1)} words on average (spread ${spread.toFixed(1)}), ${percent(short)} of them fewer than eight`,
        why: `pages read well with ${leastMean} to ${mostMean}, and at most ${percent(mostShort)} short ones`,
        fix: mean > mostMean ? 'part the longest' : 'join what belongs together',
      },
    ];
  },
};

const percent = (share: number) => `${Math.round(share * 100)} %`;
