import {drawBars} from './bars';
import type {Column} from './columns';
import type {TableParts} from './table-parts';

/** Aligns figures by their last digit, and compares them; what is none has a line of its own on a phone. */
export function drawNumbers({head, rows}: TableParts, columns: readonly Column[]): void {
  drawBars({head, rows});
  for (const row of [head, ...rows]) {
    for (const [index, cell] of row.entries()) {
      if (index === 0) continue;
      cell.properties.className = [columns[index]!.numbers === 1 ? 'right' : 'words'];
    }
  }
}
