import type {RootContent} from 'mdast';
import {ParseEnglish} from 'parse-english';
import {visit} from 'unist-util-visit';
import type {Finding} from '../../content/finding';
import type {CheckedPage} from '../../content/page';
import {isComparedCode} from '../example-runs/outputs';
import {readMarker, type Reason, tellsWhatHappens} from './markers';
import {codeMark, type TextBlock, visibleText, withSingleBlanks} from './visible-text';
import path from 'node:path';
import {readPageClaims} from './read-claims';
import {dialectOf} from '../../versions/dialects';

/** A sentence that says what happens. */
export interface Statement {
  text: string;
  /** 1-based line of the page's file in which its block starts. */
  line: number;
  /** What shows that it is true; undefined while nothing does. */
  settled?: 'sample' | 'claim' | Reason;
}

/**
 * Finds the sentences of a page that say what happens, and what settles each: a claim that quotes
 * words of it, an output or a message beside it that was held against a run, or a marker
 * `<!-- no claim: history -->` above.
 * @param quotations words that claims quote
 */
export function statementsOf(page: CheckedPage, quotations: readonly string[]): Statement[] {
  const quoted = quotations.map(withSingleBlanks);
  const sentences = visibleText(page).filter(({around: [, block]}) => block.type !== 'heading');
  return sentences.flatMap((block) =>
    sentencesOf(block)
      .filter(({masked}) => tellsWhatHappens.test(masked))
      .map(({text, start}) => ({
        text,
        line: block.line,
        settled: isQuoted({text, start}, block, quoted) ? 'claim' : settledBy(block),
      })),
  );
}

const parser = new ParseEnglish();

function sentencesOf({text, masked}: TextBlock) {
  const sentences: {text: string; masked: string; start: number}[] = [];
  visit(parser.parse(withCapitals(masked)), 'SentenceNode', ({position}) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? text.length;
    sentences.push({text: text.slice(start, end), masked: masked.slice(start, end), start});
  });
  return sentences;
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

function isQuoted(
  {text, start}: {text: string; start: number},
  block: TextBlock,
  quoted: readonly string[],
): boolean {
  return quoted.some((words) => {
    const at = block.text.indexOf(words);
    return at >= 0 && at < start + text.length && at + words.length > start;
  });
}

function settledBy({around: [above, block, below]}: TextBlock): Statement['settled'] {
  const marker = readMarker(above);
  if (marker?.reason) return marker.reason;
  return block.type === 'paragraph' && [above, below].some(isShown) ? 'sample' : undefined;
}

/** Whether a block shows what a run printed, or a message that a run has to give. */
const isShown = (node: RootContent | undefined): boolean =>
  node?.type === 'code' && (isComparedCode(node) || /\binvalid=/.test(node.meta ?? ''));

/** Sections whose sentences have to be settled, and single pages. */
const reference = /^(?:configuration|api|plugins)\/(?!_)|^errors\.md$/;

/**
 * Reads what a page of reference says happens, and what settles each sentence; none of a version
 * whose dialect does not ask for it.
 */
export function readStatements(page: CheckedPage, siteDir: string): Statement[] {
  const {file, version} = page;
  const isReference = reference.test(path.posix.relative(version.folder, file));
  if (!isReference || !dialectOf(version).settlesStatements) return [];
  const claims = readPageClaims(siteDir, file).flatMap((claimFile) => claimFile.claims);
  return statementsOf(
    page,
    claims.map(({says}) => says),
  );
}

/** Every sentence of a page of reference that says what happens is settled. */
export const openStatements = (statements: readonly Statement[]): Finding[] =>
  statements
    .filter(({settled}) => !settled)
    .map(({line, text}) => ({
      line,
      message: `nothing settles "${text}"`,
      fix: 'prove it with a claim, or say above it why it needs none (contributing/claims.md)',
    }));
