import {ParseEnglish} from 'parse-english';
import {type Plugin, unified} from 'unified';
import {VFile} from 'vfile';
import type {CheckedPage, Finding} from '../../content/page';
import {codeMark, type Prose, proseOf} from './prose';

type Tree = ReturnType<ParseEnglish['parse']>;

/** What a plugin of retext says about a place. */
export type Remark = VFile['messages'][number];

const parser = new ParseEnglish();
const known = new WeakMap<Prose, Tree>();

/** Gives the sentences and words of a text; parsed once. */
export function treeOf(prose: Prose): Tree {
  const tree = known.get(prose) ?? parser.parse(withCapitals(prose.text));
  known.set(prose, tree);
  return tree;
}

/**
 * The parser knows the beginning of a sentence by its capital letter; ours also begin with webpack
 * and with code. Nothing changes its place.
 */
const withCapitals = (text: string) =>
  text.replace(
    /([.!?]["”’)]*\s+)(\p{Ll}|￼)/gu,
    (_, end: string, first: string) => end + (first === codeMark ? 'X' : first.toUpperCase()),
  );

/**
 * Asks a plugin of retext about every text of a page.
 * @param say makes a finding of a remark; `line` comes from its place
 */
export function ask(
  page: CheckedPage,
  plugin: Plugin<[], Tree>,
  say: (remark: Remark) => Omit<Finding, 'line'>,
): Finding[] {
  const processor = unified().use(plugin);
  return proseOf(page).flatMap((prose) => {
    const file = new VFile();
    processor.runSync(treeOf(prose), file);
    return file.messages.map((remark) => ({
      line: prose.line + (remark.line ?? 1) - 1,
      ...say(remark),
    }));
  });
}
