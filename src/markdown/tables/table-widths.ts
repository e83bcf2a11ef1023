import {type Column, longestName, longestInNarrow} from './columns';

/** Sizes in rem: a character of code and of text at the size of tables. */
const codeCharacter = 0.49;
const character = 0.46;
/** The room between columns. */
export const columnGap = 1.5;
/** Prose in a narrower cell has one or two words a line. */
const minProseWidth = 8;

/** Widths in rem of a box that a table may need; `src/css/tables.css` has a rule for each. */
const widths = [26, 31, 36, 44, 54] as const;
/** Fits into the text column; what needs more runs across the margin. */
const textColumn = 36;
/** Characters of answers that stand side by side on a phone. */
const shortAnswer = 12;

/**
 * Gives the room that the columns of a table need to be read row by row.
 * @param name width of the first column, where it is not that of its longest name
 */
export function measureWidths(columns: readonly Column[], name = nameWidth(columns[0]!)) {
  const [first, ...others] = columns as [Column, ...Column[]];
  const narrow = columns.flatMap(({longest}, index) =>
    index > 0 && longest <= longestInNarrow ? [index + 1] : [],
  );
  const sizes = others.map(({longest, longestUnbreakable, longestUnbreakableInHead}) =>
    longest <= longestInNarrow
      ? Math.max(longest, longestUnbreakableInHead) * codeCharacter
      : Math.max(
          minProseWidth,
          Math.min(Math.max(longestUnbreakable, longestUnbreakableInHead), longestName) *
            codeCharacter,
        ),
  );
  const sum = [name, ...sizes].reduce((total, size) => total + size + columnGap, 0);
  /** The width at which no cell of half the rows takes more than two lines, and none more than 16. */
  const comfort = others.reduce(
    (total, {median, longest}) =>
      total + Math.max(minProseWidth, Math.max(median / 2, longest / 16) * character) + columnGap,
    name,
  );
  return {
    /** Width below which rows are stacked. */
    needs: widths.find((width) => sum - columnGap <= width) ?? widths.at(-1)!,
    /** Whether the table is wider than the text. */
    isWide: Math.max(sum - columnGap, comfort) > textColumn,
    /** Whether most rows answer with two short words, such as "no" and "yes". */
    isBrief: others.length === 2 && others.every(({median}) => median <= shortAnswer),
    /** Columns that are as wide as their longest cell, counted from 1. */
    narrow,
    /** Whether names may take several lines; a message breaks between its words. */
    hasLongNames:
      first.longestWord > longestName || (first.code > 0.5 && first.longest > longestName),
  };
}

/** A name in a table of marks may wrap from here; a narrower column of marks has no room for its head. */
const inMatrix = {name: 9, column: 4, columnGap: 0.75, small: 0.91};

/**
 * Gives the width in rem from which a table of marks fits; with less, its answers are listed. No box
 * is as wide as the last one.
 */
export function minMatrixWidth([, ...others]: readonly Column[]): number {
  const sizes = others.map(({longestUnbreakableInMatrix, longestUnbreakableInHead}) =>
    Math.max(
      inMatrix.column,
      Math.max(longestUnbreakableInMatrix, longestUnbreakableInHead) *
        codeCharacter *
        inMatrix.small,
    ),
  );
  const sum = sizes.reduce((total, size) => total + size + inMatrix.columnGap, inMatrix.name);
  return widths.find((width) => sum <= width) ?? 100;
}

/** Gives the width of a first column in rem, without the room beside it. */
export const nameWidth = ({code, longest}: Column) =>
  code > 0.5 ? Math.min(longest, longestName) * codeCharacter : Math.min(longest, 24) * character;

/** Widths in rem of a first column, its padding included; src/css/tables.css has a rule for each. */
const columnWidths = [7, 10, 13, 16, 18.75] as const;
/** One of these widths. */
export type Width = (typeof columnWidths)[number];
/** The widest of them: in a matrix long names take two lines. */
export const maxFirstColumnWidth = {reference: 18.75, matrix: 16};
/** Columns whose widths differ by more, in rem, keep their own. */
const maxDifference = 6;

/**
 * Gives the first columns of tables of one kind on a page the same width where it is nearly the same,
 * so that the second columns do not jump from table to table.
 * @param needed width of each first column, in rem, from the longest name in it
 * @returns the width of each, or nothing where no other table is beside it
 */
export function alignWidths(needed: readonly number[]): (Width | undefined)[] {
  if (needed.length < 2) return needed.map(() => undefined);
  let widest = Number.POSITIVE_INFINITY;
  const widthByNeed = new Map<number, Width>();
  for (const width of [...needed].sort((a, b) => b - a)) {
    if (widest - width > maxDifference) widest = width;
    widthByNeed.set(width, nextColumnWidth(widest));
  }
  return needed.map((width) => widthByNeed.get(width));
}

const nextColumnWidth = (width: number) =>
  columnWidths.find((step) => width <= step) ?? columnWidths.at(-1)!;
