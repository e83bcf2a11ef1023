import type {Element} from 'hast';
import {h} from 'hastscript';
import {type Folder, buildFolder} from '../../content/examples/file-tree';
import type {FileState, StepFile} from '../../content/examples/read-example';

/** A tree with more files folds those away that a step does not change. */
const maxUnfoldedFiles = 12;

/**
 * Draws the project at a step: its files, those marked that the step changes, and a link to all of
 * them. Where there is no room beside the text it folds.
 * @param download URL of the ZIP
 */
export function drawProjectTree(
  number: number,
  files: readonly StepFile[],
  download: string,
): Element {
  const isFirst = number === 1;
  const title = [`Files in step ${number}`, ' ', h('small', summaryOf(files, isFirst))];
  const unchangedFiles = files.filter(({state}) => state === 'unchanged');
  const changedFiles = files.filter(({state}) => state !== 'unchanged');
  const folds =
    files.length > maxUnfoldedFiles && unchangedFiles.length > 1 && changedFiles.length > 0;
  return h('div.files', [
    h('details', [
      h('summary', title),
      h('p', title),
      drawTree(folds ? changedFiles : files, isFirst),
      folds ? drawFoldedTree(unchangedFiles) : null,
      h('a', {href: download, download: true}, [
        `Download step ${number}`,
        ' ',
        h('small', '.zip'),
      ]),
    ]),
  ]);
}

const drawFoldedTree = (files: readonly StepFile[]): Element =>
  h('details', [h('summary', `${files.length} as before`), drawTree(files, false)]);

/** Says what a step does to the files, in a few words. */
function summaryOf(files: readonly StepFile[], isFirst: boolean): string {
  if (isFirst) return `${files.length} files`;
  const states: readonly FileState[] = ['changed', 'new', 'deleted'];
  const parts = states.flatMap((state) => {
    const count = files.filter((file) => file.state === state).length;
    return count > 0 ? `${count} ${state}` : [];
  });
  return parts.join(', ') || 'all as before';
}

function drawTree(files: readonly StepFile[], isFirst: boolean): Element {
  const states = new Map(files.map(({path, state}) => [path, isFirst ? 'unchanged' : state]));
  return h('ul.tree', drawBranches(buildFolder([...states.keys()]), '', states));
}

const drawBranches = (
  folder: Folder,
  above: string,
  states: ReadonlyMap<string, FileState>,
): Element[] =>
  [...folder].map(([name, contents]) => {
    const path = above + name;
    if (contents.size > 0)
      return h('li', [`${name}/`, h('ul.branch', drawBranches(contents, `${path}/`, states))]);
    const state = states.get(path);
    if (state === undefined || state === 'unchanged') return h('li', [h('span', name)]);
    return h('li', {className: state}, [h('span', name), ' ', h('i', state)]);
  });
