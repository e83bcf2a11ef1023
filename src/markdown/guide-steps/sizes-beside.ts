import type {Element, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {compareFiles, type WrittenFile, writtenFiles} from '../../content/examples/written-files';
import {fileSizes} from './file-sizes';
import type {StepsOfPage} from './step-starts';

/** A figure, and the child of the page before which it belongs. */
export interface PlacedFigure {
  at: RootContent;
  drawn: Element;
}

/**
 * Draws the sizes for the first terminal of each step that shows what a build writes, held against
 * those of the step before that shows it, too. The terminal is the record of a run: the check of the
 * content runs it, and sees to it that it lists all files or none (`src/checks/rules`).
 */
export function sizesBeside(tree: Root, {example, starts}: StepsOfPage): PlacedFigure[] {
  const figures: PlacedFigure[] = [];
  let before: {number: number; files: WrittenFile[]} | undefined;
  for (const {name, number} of starts) {
    const build = buildIn(tree, `example="${example}/${name}"`);
    if (!build) continue;
    const {at, files} = build;
    const drawn = before && fileSizes(compareFiles(before.files, files), number, before.number);
    if (drawn) figures.push({at, drawn});
    before = {number, files};
  }
  return figures;
}

/** Finds the first terminal with a mark that lists files. */
function buildIn({children}: Root, mark: string) {
  for (const at of children) {
    const files = terminalsIn(at, mark)
      .map(writtenFiles)
      .find(({length}) => length > 0);
    if (files) return {at, files};
  }
  return undefined;
}

function terminalsIn(child: RootContent, mark: string): string[] {
  const found: string[] = [];
  visit({type: 'root', children: [child]} as Root, 'element', (code) => {
    const meta = String(code.properties.metastring ?? '');
    if (meta.includes(mark) && !/\bproject=/.test(meta)) found.push(toString(code));
  });
  return found;
}
