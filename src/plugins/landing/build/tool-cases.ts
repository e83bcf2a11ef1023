import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {List, ListItem, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addressOf} from '../../../content/address';
import {parseFrontMatter} from '../../../content/front-matter';
import {parseBody} from '../../../content/parse-body';
import {errorAt, isMirrored} from '../../../content/place';
import {versionOfPage} from '../../../markdown/leaf-directives';

/** The page that compares tools, below the folder of its version. */
const page = 'comparison.md';
const heading = 'Which one fits';

/** A situation, and the tool that fits it. */
export interface ToolCase {
  tool: string;
  /** As a sentence: `If your program already runs on Bun.` */
  situation: string;
}

/** What the comparison says, in short. */
export interface ToolCases {
  /** The day its tools were looked at. */
  checked: string;
  cases: ToolCase[];
}

/**
 * Reads `::tool-cases`: which tool fits which situation, as the comparison says, and on which day
 * that was checked.
 * @throws naming file and line, when the comparison says no such thing
 */
export function toolCases() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const version = versionOfPage(file);
    const source = path.join(version.folder, page);
    const found: (() => Promise<void>)[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'tool-cases' || !parent || index === undefined) return;
      found.push(async () => {
        const {checked, cases} = await readCases(path.join(file.cwd, source));
        if (!checked || cases.length === 0)
          throw errorAt(file, node, `tool-cases: ${source} has no day, or no list of "${heading}"`);
        const introduction = introduce(checked, addressOf(page, version.base));
        parent.children.splice(parent.children.indexOf(node), 1, introduction, listOf(cases));
      });
    });
    for (const fill of found) await fill();
  };
}

async function readCases(file: string): Promise<ToolCases> {
  const {body} = parseFrontMatter(readFileSync(file, 'utf8'), page, false);
  return casesIn((await parseBody(body, '.md')).tree);
}

/** Gives what a comparison says: each sentence below its heading that has a condition is a case. */
export function casesIn({children}: Root): ToolCases {
  const start = children.findIndex((node) => node.type === 'heading' && toString(node) === heading);
  const above: Root = {type: 'root', children: children.slice(0, Math.max(start, 0))};
  const list = children.slice(start + 1).find((node) => node.type === 'list');
  const [checked = ''] = /\d{4}-\d\d-\d\d/.exec(toString(above)) ?? [];
  return {checked, cases: start < 0 ? [] : (list?.children.flatMap(casesOf) ?? [])};
}

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

function casesOf(item: ListItem): ToolCase[] {
  const [paragraph] = item.children;
  const [name] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (name?.type !== 'strong') return [];
  return [...sentences.segment(toString(paragraph))].flatMap(({segment}) => {
    const [, situation] = /\bif (.+\.)\s*$/.exec(segment) ?? [];
    return situation ? [{tool: toString(name), situation: `If ${situation}`}] : [];
  });
}

const introduce = (checked: string, url: string): Paragraph => ({
  type: 'paragraph',
  children: [
    {type: 'text', value: `Checked on ${checked}, with the same files in every tool. `},
    {type: 'link', url, children: [{type: 'text', value: 'The whole comparison'}]},
  ],
});

const listOf = (cases: readonly ToolCase[]): List => ({
  type: 'list',
  spread: false,
  data: {hProperties: {className: ['cases']}},
  children: cases.map(({tool, situation}) => ({
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'strong', children: [{type: 'text', value: tool}]},
          {type: 'text', value: ` ${situation}`},
        ],
      },
    ],
  })),
});
