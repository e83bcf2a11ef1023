import {cached} from '../../cache';
import {type PageClaims, readPageClaims, type Claim} from '../claims/read-claims';
import {checkMarkers} from '../claims/markers';
import {type TextBlock, visibleText, collapseWhitespace} from '../claims/visible-text';
import type {ContentPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import type {Fault} from '../sandbox';
import type {Context, PageRule} from '../rule';

/**
 * Checks that the claims of a page hold in all of their modes, and no longer hold with the changes under
 * `unless`.
 */
export const claims: PageRule = {
  name: 'claim',
  async check(page, context) {
    const blocks = visibleText(page);
    const files = readPageClaims(context.siteDir, page.file);
    const fileChecks = files.map((pageClaims) => checkFile(pageClaims, blocks, page, context));
    return [...checkMarkers(page), ...(await Promise.all(fileChecks)).flat()];
  },
};

async function checkFile(
  {file, source, claims: list, findings}: PageClaims,
  blocks: readonly TextBlock[],
  page: ContentPage,
  context: Context,
): Promise<Finding[]> {
  const inFile = (finding: Finding) => ({
    ...finding,
    line: 1,
    message: `${file}:${finding.line} ${finding.message}`,
  });
  const claimChecks = list.map(async (claim) => {
    const block = quotedBlock(claim, blocks);
    if ('message' in block) return [inFile(block)];
    const faults = await tryClaim(claim, source, page, context);
    return faults.map(({message, detail}) => ({
      line: block.line,
      message: `"${claim.says}" ${message}`,
      why: `${file}:${claim.line} tries it`,
      detail,
    }));
  });
  return [...findings.map(inFile), ...(await Promise.all(claimChecks)).flat()];
}

/** Matches claims that wait for a watcher, which may be too slow on a busy machine. */
const waits = /\bsetTimeout\b/;

/** Runs a claim in all of its modes. Success is cached as long as its file does not change. */
async function tryClaim(
  {number, modes}: Claim,
  source: string,
  {version: {label}}: ContentPage,
  {sandbox}: Context,
): Promise<Fault[]> {
  const inModes = modes.map((mode) =>
    cached(
      {name: 'claims', code: 'checks', inputs: [label, source, number, mode]},
      async () => {
        const run = () => {
          const folder = sandbox.folder.project(label, new Map([['claims.mjs', source]]));
          return sandbox.run({kind: 'claim', folder, file: 'claims.mjs', number, mode});
        };
        const faults = await run();
        return faults.length > 0 && waits.test(source) ? run() : faults;
      },
      (faults) => faults.length === 0,
    ),
  );
  return (await Promise.all(inModes)).flat();
}

/** How many words a quotation needs: fewer would match by chance. */
const minWords = 4;

const inBothModes = /\b(?:both|all|any|every) modes?\b|\bwhatever the mode\b/i;

/** Finds the block of the page that a claim quotes, or what is wrong with the quotation. */
function quotedBlock(claim: Claim, blocks: readonly TextBlock[]): TextBlock | Finding {
  const {line} = claim;
  const says = collapseWhitespace(claim.says);
  const quoted = `"${says}"`;
  if (says.split(' ').length < minWords)
    return {line, message: `${quoted} is too short`, fix: `quote ${minWords} words or more`};
  const blocksWithQuote = blocks.filter(({text}) => text.includes(says));
  if (blocksWithQuote.length === 0)
    return {
      line,
      message: `${quoted} is not on the page`,
      fix: 'quote what the page says now, and see whether it is still proved',
    };
  if (blocksWithQuote.length > 1)
    return {
      line,
      message: `${quoted} is on the page ${blocksWithQuote.length} times, in line ${blocksWithQuote.map((block) => block.line).join(' and ')}`,
      fix: 'quote more of it',
    };
  if (inBothModes.test(says) && claim.modes.length < 2)
    return {
      line,
      message: `${quoted} speaks of several modes, and the claim runs in ${claim.modes.join()} only`,
      fix: 'leave out "modes"',
    };
  return blocksWithQuote[0]!;
}
