import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {readDiagram} from './read-diagram';

/** Gives the builds that the figures of a page show, by their names in the examples. */
export function runsOfFigures(page: string): string[] {
  const runs: string[] = [];
  visit(fromMarkdown(page), 'code', ({lang, value}) => {
    if (lang !== 'figure') return;
    const {diagram} = readDiagram(value);
    if (diagram.kind === 'graph' && diagram.beside && 'run' in diagram.beside)
      runs.push(diagram.beside.run);
  });
  return runs;
}
