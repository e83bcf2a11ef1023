import type {Element} from 'hast';
import {h} from 'hastscript';
import {cellText, type Column, type TableParts, units} from './columns';

/** Aligns figures by their last digit and draws their bars; cells of words have their own line on a phone. */
export function drawNumbers({head, rows}: TableParts, columns: readonly Column[]): void {
  drawBars({head, rows});
  for (const row of [head, ...rows]) {
    for (const [index, cell] of row.entries()) {
      if (index === 0) continue;
      cell.properties.className = [columns[index]!.numbers === 1 ? 'right' : 'words'];
    }
  }
}

/** Bars compare rows; a table with fewer has none. */
const minRowsWithBars = 4;

/**
 * Puts a bar below each figure of the columns whose figures can be compared: all with one unit, and
 * none below zero. A full bar is the largest figure of the column, or the whole, where the figures
 * are shares of one. Multiples show what they cost beyond once.
 */
function drawBars({head, rows}: TableParts): void {
  if (rows.length < minRowsWithBars) return;
  for (let column = 1; column < head.length; column++) {
    const cells = rows.map((row) => row[column]!);
    const figures = cells.map((cell) => figureIn(cellText(cell)));
    const unitsOfColumn = new Set(figures.map((figure) => figure?.unit));
    const values = figures.map((figure) => figure?.length ?? Number.NaN);
    const largest = unitsOfColumn.has('%') ? 100 : Math.max(...values);
    if (unitsOfColumn.size !== 1 || !(largest > 0) || values.some((value) => !(value >= 0)))
      continue;
    for (const [index, cell] of cells.entries())
      cell.children.push(drawBar((100 * values[index]!) / largest));
  }
}

const figureWithUnit = new RegExp(String.raw`^(×?)(\d[\d,]*(?:\.\d+)?)\s?(${units})?$`);

/** Reads what a bar shows of a figure. One without a unit has no bar: it may be an exit code or a release. */
function figureIn(text: string): {length: number; unit: string} | undefined {
  const [, times = '', digits = '', unit = ''] = figureWithUnit.exec(text) ?? [];
  if (digits === '' || times + unit === '') return undefined;
  const value = Number(digits.replaceAll(',', ''));
  return {length: times === '' ? value : Math.max(0, value - 1), unit: times + unit};
}

/** @param share of the longest bar, in percent */
const drawBar = (share: number): Element =>
  h(
    'svg',
    {className: ['bar'], viewBox: '0 0 100 4', preserveAspectRatio: 'none', ariaHidden: 'true'},
    [h('rect', {width: Math.round(share), height: 4})],
  );
