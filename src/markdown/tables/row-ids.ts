import {createSlugger} from '@docusaurus/utils';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {cellText, partsOf} from './columns';

/** Heads of columns whose cells readers come for with the release they have. */
const releaseColumn = /^release$/i;
/** The same with the message they saw; pages about a move list those that they describe nowhere else. */
const messageColumn = /^(?:(?:what )?you see|messages?|symptom)$/i;
const movePage = /\/migrate\//;
/** Longer ids say nothing more. */
const maxLength = 48;

/**
 * Gives an id to each row that the search and other pages lead to: those that begin with a message,
 * on pages about a move to another version, or with a release.
 *
 *     | Release | … |       <tr id="v9-1-0">
 *     | `9.1.0` | … |    →    <td><code>9.1.0</code></td> …
 *
 * Ids that the page has already get a number, as those of headings do.
 * @param page its path, relative to the site
 */
export function addRowIds(tree: Root, page: string): void {
  const slugger = createSlugger();
  visit(tree, 'element', ({properties: {id}}) => void (typeof id === 'string' && slugger.slug(id)));
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const {head, rows} = partsOf(table);
    const name = head[0] ? cellText(head[0]) : '';
    if (!releaseColumn.test(name) && !(movePage.test(page) && messageColumn.test(name))) return;
    const firstCells = new Set(rows.map(([first]) => first));
    visit(table, 'element', (row: Element) => {
      const first = row.tagName === 'tr' && row.children.find((cell) => cell.type === 'element');
      if (first && firstCells.has(first)) row.properties.id ??= slugger.slug(idOf(cellText(first)));
    });
  });
}

/** The number of a release, or the beginning of a message. */
const idOf = (text: string): string => {
  if (/^\d+\.\d+\.\d+$/.test(text)) return `v${text.replaceAll('.', '-')}`;
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? ['row'];
  let id = words[0]!;
  for (const word of words.slice(1)) {
    if (id.length + word.length >= maxLength) break;
    id += `-${word}`;
  }
  return id;
};
