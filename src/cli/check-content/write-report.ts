import path from 'node:path';
import {codeFiles, readBytes, recorded, type Input, writeInputs} from '../../cache';
import type {CheckedPage} from '../../checks/samples/check-site';
import {claimsPlace} from '../../checks/claims/claim-file';
import type {Statement} from '../../checks/claims/statements';
import type {VersionCoverage} from '../../checks/samples/coverage';
import type {Problem} from '../../content/finding';
import {writeWhole} from '../../plugins/mirrored-packages/build/write-whole';
import {formatReport, reportFile} from '../../plugins/quality/build/report';

/** What finds all that a report says. */
const programs = ['src/checks/samples/check-site.ts', 'src/checks/samples/coverage.ts'];
const packages = 'node_modules/.package-lock.json';

/**
 * Writes what the check of the whole site found, for `/quality/`, with what it was found from: a
 * build takes over what is still the same.
 * @param siteDir absolute folder of the site
 * @param ofSite problems that depend on more than one page
 */
export async function writeReport(
  siteDir: string,
  pages: readonly CheckedPage[],
  coverages: readonly VersionCoverage[],
  ofSite: readonly Problem[],
): Promise<void> {
  const written = (inputs: readonly Input[]) =>
    writeInputs(siteDir, inputs).sort(([, a, c], [, b, d]) => (a + c < b + d ? -1 : 1));
  const {inputs} = await recorded(async () => {
    const files = await Promise.all(
      programs.map((program) => codeFiles(path.join(siteDir, program))),
    );
    for (const file of [...files.flat(), path.join(siteDir, packages)]) readBytes(file);
  });
  const facts = new Map(coverages.flatMap((coverage) => [...coverage.pages]));
  const statements = new Map(coverages.flatMap((coverage) => [...coverage.statements]));
  const names = new Set(pages.map(({file}) => file));
  const text = formatReport({
    inputs: written(inputs),
    pages: pages.map((page) => ({
      ...page,
      inputs: written(page.inputs),
      problems: [...page.problems, ...ofSite.filter(({file}) => file === page.file)],
      terminals: facts.get(page.file)!.terminals,
      links: facts.get(page.file)!.links,
      statements: countedStatements(statements.get(page.file) ?? []),
      claims: claimsPlace(siteDir, page.file),
    })),
    coverage: coverages.map(({version: {label}, areas, newFacts, inputs: read}) => ({
      label,
      inputs: written(read),
      areas: areas.map(({waiting, uncovered, ...area}) => ({
        ...area,
        waiting: waiting.length,
        uncovered: uncovered.length,
      })),
      newFacts: [...newFacts],
    })),
    problems: ofSite.filter(({file}) => !names.has(file)),
  });
  await writeWhole(siteDir, reportFile, text);
}

const countedStatements = (statements: readonly Statement[]) => ({
  total: statements.length,
  settled: statements.filter(({settled}) => settled !== undefined).length,
  proved: statements.filter(({settled}) => settled === 'sample' || settled === 'claim').length,
});
