import type {Fence} from '../../content/fences/fence';

/** Characters of a line that fit into the column of the text (specification of the look, `--t-block`). */
const fitting = 70;

/** Whether a block has lines that need the margin, too. Those of a diff have a column for their signs. */
export const isWide = ({source, language}: Pick<Fence, 'source' | 'language'>): boolean =>
  source.split('\n').some((line) => line.length - (language === 'diff' ? 1 : 0) > fitting);
