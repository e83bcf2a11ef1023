import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ListItem, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {addressOf} from '../../../content/address';
import {parseFrontMatter} from '../../../content/front-matter';
import {parseBody} from '../../../content/parse-body';
import {leafDirectives} from '../../../markdown/leaf-directives';
import {link, list, paragraph, strong, text} from '../../../markdown/nodes';

/** The page that compares tools, below the folder of its version. */
const page = 'comparison.md';
const heading = 'Which one fits';

/**
 * Reads `::tool-cases`: which tool fits which situation, as the comparison says, and on which day
 * that was checked.
 * @throws naming file and line, when the comparison says no such thing
 */
export const toolCases = leafDirectives(['tool-cases'], async ({version, file}) => {
  const source = path.join(version.folder, page);
  const {body} = parseFrontMatter(readFileSync(path.join(file.cwd, source), 'utf8'), page, false);
  const {checked, cases} = casesIn((await parseBody(body, '.md')).tree);
  return () => {
    if (!checked || cases.length === 0)
      throw new Error(`${source} has no day, or no list of "${heading}"`);
    const said = list(
      cases.map(({tool, situation}) => [strong(text(tool)), text(` ${situation}`)]),
    );
    return [
      paragraph(
        text(`Checked on ${checked}, with the same files in every tool. `),
        link(addressOf(page, version.base), 'The whole comparison'),
      ),
      {...said, data: {hProperties: {className: ['cases']}}},
    ];
  };
});

/**
 * Gives what a comparison says in short, and the day its tools were looked at: each sentence below
 * its heading that has a condition is a case.
 */
export function casesIn({children}: Root) {
  const start = children.findIndex((node) => node.type === 'heading' && toString(node) === heading);
  const above = toString({type: 'root', children: children.slice(0, Math.max(start, 0))});
  const list = children.slice(start + 1).find((node) => node.type === 'list');
  const [checked = ''] = /\d{4}-\d\d-\d\d/.exec(above) ?? [];
  return {checked, cases: start < 0 ? [] : (list?.children.flatMap(casesOf) ?? [])};
}

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Gives situations as sentences: `If your program already runs on Bun.` */
function casesOf({children: [paragraph]}: ListItem): {tool: string; situation: string}[] {
  const [name] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (name?.type !== 'strong') return [];
  return [...sentences.segment(toString(paragraph))].flatMap(({segment}) => {
    const [, situation] = /\bif (.+\.)\s*$/.exec(segment) ?? [];
    return situation ? [{tool: toString(name), situation: `If ${situation}`}] : [];
  });
}
