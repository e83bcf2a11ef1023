import {cached} from '../../cache';
import {type PageClaims, readPageClaims} from '../claims/claim-file';
import {isFinding, quotedBlock} from '../claims/quoted-words';
import type {Claim} from '../claims/read-claims';
import {wrongMarkers} from '../claims/markers';
import {type TextBlock, visibleText} from '../claims/visible-text';
import type {ContentPage} from '../../content/content-page';
import type {Finding} from '../../content/finding';
import type {Fault} from '../sandbox/job';
import type {Context, PageRule} from './rule';

/**
 * What a page says in words is what builds do: each claim beside it holds in every mode it names,
 * and no longer holds with what it names under `unless`.
 */
export const claims: PageRule = {
  name: 'claim',
  async check(page, context) {
    const blocks = visibleText(page);
    const files = readPageClaims(context.siteDir, page.file);
    const found = files.map((one) => checkFile(one, blocks, page, context));
    return [...wrongMarkers(page), ...(await Promise.all(found)).flat()];
  },
};

async function checkFile(
  {file, source, claims: list, findings}: PageClaims,
  blocks: readonly TextBlock[],
  page: ContentPage,
  context: Context,
): Promise<Finding[]> {
  const inFile = ({line, ...finding}: Finding): Finding => ({
    ...finding,
    line: 1,
    what: `${file}:${line} ${finding.what}`,
  });
  const found = list.map(async (claim) => {
    const block = quotedBlock(claim, blocks);
    if (isFinding(block)) return [inFile(block)];
    const faults = await tryClaim(claim, source, page, context);
    return faults.map(({what, detail}) => ({
      line: block.line,
      what: `"${claim.says}" ${what}`,
      why: `${file}:${claim.line} tries it`,
      detail,
    }));
  });
  return [...findings.map(inFile), ...(await Promise.all(found)).flat()];
}

/** A claim that waits for a watcher finds too little when the machine is busy. */
const waits = /\bsetTimeout\b/;

/** Tries a claim in all of its modes; that it holds is kept while its file is the same. */
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
