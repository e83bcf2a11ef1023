import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {sourceBase} from '../../../config/site';
import type {Verified} from '../../../types/content';
import {claimFilesOf, type Proof, computeProofHash, readProof} from '../../../content/proofs';

/**
 * Adds to what `parseFrontMatter` reads what is recorded of the page, where the record fits. A
 * development server shows pages that are being changed: it leaves it out and starts sooner.
 */
export function verifiedFrontMatter(
  siteDir: string,
  parseFrontMatter: ParseFrontMatter,
): ParseFrontMatter {
  return async (file) => {
    const parsed = await parseFrontMatter(file);
    if (process.env.NODE_ENV !== 'production') return parsed;
    const page = path.relative(siteDir, file.filePath).split(path.sep).join('/');
    if (page.startsWith('..') || /\/_[^/]*$/.test(page)) return parsed;
    const record = readProof(siteDir, page, computeProofHash(siteDir, page));
    if ('fault' in record) return parsed;
    const verified = verifiedOn(record.proof, claimFilesOf(siteDir, page));
    return verified ? {...parsed, frontMatter: {...parsed.frontMatter, verified}} : parsed;
  };
}

/**
 * Gives what a run proved on a page; undefined where it proved nothing.
 * @param claims files of the claims about it, relative to the site
 */
export function verifiedOn(proof: Proof, claims: readonly string[]): Verified | undefined {
  const samples = Object.values(proof.samples).reduce((sum, count) => sum + count, 0);
  const statements = proof.statements.proved;
  if (samples + statements === 0) return undefined;
  const [first] = claims;
  const tests = first && (claims.length === 1 ? first : path.posix.dirname(first));
  return {samples, statements, ...(tests && {tests: `${sourceBase}${tests}`})};
}
