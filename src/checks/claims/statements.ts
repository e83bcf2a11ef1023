import type {RootContent} from 'mdast';
import {ParseEnglish} from 'parse-english';
import {visit} from 'unist-util-visit';
import type {Finding} from '../../content/finding';
import type {ParsedPage} from '../../content/page';
import {isComparedCode} from '../example-runs/outputs';
import {readMarker, type Reason, claimKeyword} from './markers';
import {codeMark, type TextBlock, visibleText, collapseWhitespace} from './visible-text';
import path from 'node:path';
import {readPageClaims} from './read-claims';
import {dialectOf} from '../../versions/dialects';

/** A sentence that says what happens, and so can be wrong. */
export interface Statement {
  text: string;
  /** 1-based line of the page's file in which its block starts. */
  line: number;
  /** What proves it, or the reason why it needs no proof; undefined when neither is there. */
  settled?: 'sample' | 'claim' | Reason;
}

/**
 * Finds the statements of a page, and what settles each one: a claim that quotes it, an adjacent output
 * or message that is compared with a run, or a marker `<!-- no claim: history -->` above.
 * @param quotations the texts that claims quote
 */
export function findStatements(page: ParsedPage, quotations: readonly string[]): Statement[] {
  const quoted = quotations.map(collapseWhitespace);
  const sentences = visibleText(page).filter(({neighbors: [, block]}) => block.type !== 'heading');
  return sentences.flatMap((block) =>
    sentencesOf(block)
      .filter(({masked}) => claimKeyword.test(masked))
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
  visit(parser.parse(capitalizeSentences(masked)), 'SentenceNode', ({position}) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? text.length;
    sentences.push({text: text.slice(start, end), masked: masked.slice(start, end), start});
  });
  return sentences;
}

/**
 * Capitalizes the beginnings of sentences, by which the parser recognizes them: ours may begin with
 * "webpack" or with code. All offsets stay the same.
 */
const capitalizeSentences = (text: string) =>
  text.replace(
    /([.!?]["”’)]*\s+)(\p{Ll}|￼)/gu,
    (_, end: string, first: string) => end + (first === codeMark ? 'X' : first.toUpperCase()),
  );

function isQuoted(
  {text, start}: {text: string; start: number},
  block: TextBlock,
  quoted: readonly string[],
): boolean {
  return quoted.some((quotation) => {
    const index = block.text.indexOf(quotation);
    return index >= 0 && index < start + text.length && index + quotation.length > start;
  });
}

function settledBy({neighbors: [above, block, below]}: TextBlock): Statement['settled'] {
  const marker = readMarker(above);
  if (marker?.reason) return marker.reason;
  return block.type === 'paragraph' && [above, below].some(isProvedOutput) ? 'sample' : undefined;
}

/** Tells whether a block shows an output or a message that is compared with a run. */
const isProvedOutput = (node: RootContent | undefined): boolean =>
  node?.type === 'code' && (isComparedCode(node) || /\binvalid=/.test(node.meta ?? ''));

/** Pages whose statements have to be settled: those of the reference. */
const referencePage = /^(?:configuration|api|plugins)\/(?!_)|^errors\.md$/;

/**
 * Finds the statements of a reference page, and what settles each one. Gives none for other pages, and
 * for versions whose statements need not be settled.
 */
export function readStatements(page: ParsedPage, siteDir: string): Statement[] {
  const {file, version} = page;
  const isReference = referencePage.test(path.posix.relative(version.folder, file));
  if (!isReference || !dialectOf(version).settlesStatements) return [];
  const claims = readPageClaims(siteDir, file).flatMap((claimFile) => claimFile.claims);
  return findStatements(
    page,
    claims.map(({says}) => says),
  );
}

/** Finds the statements of a reference page that nothing settles. */
export const findUnsettledStatements = (statements: readonly Statement[]): Finding[] =>
  statements
    .filter(({settled}) => !settled)
    .map(({line, text}) => ({
      line,
      message: `nothing settles "${text}"`,
      fix: 'prove it with a claim, or say above it why it needs none (contributing/claims.md)',
    }));
