import {visit} from 'unist-util-visit';
import type {ContentPage} from '../content/page';
import type {Proof} from '../content/proofs';
import {groupBy} from '../group-by';
import {readPageClaims} from './claims/read-claims';
import type {Statement} from './claims/statements';
import {parseExchanges, isCompared, showsOutput} from './example-runs/outputs';
import {findGuideExamples} from './rules/steps';
import {marksOf, rulesFor} from './evaluate-sample';
import {sampleKindOf} from './samples/kinds';

/** Counts what is proved on a page, for its record. */
export function countProofs(
  page: ContentPage,
  statements: readonly Statement[],
  siteDir: string,
): Omit<Proof, 'hash' | 'webpack' | 'date' | 'colors'> {
  const {fences, file} = page;
  const steps = findGuideExamples(page, siteDir).flatMap(({example}) => example.steps);
  const terminals = fences.filter(showsOutput);
  const settled = statements.flatMap((statement) => statement.settled ?? []);
  return {
    samples: counted(fences.filter((fence) => rulesFor(fence).length > 0).map(sampleKindOf)),
    exceptions: counted(
      fences.flatMap((fence) => [...marksOf(fence), ...(fence.pasted ? ['pasted'] : [])]),
    ),
    played: {
      commands: fences.filter(isCompared).flatMap(parseExchanges).length,
      steps: steps.length,
    },
    claims: readPageClaims(siteDir, file).flatMap(({claims}) => claims).length,
    terminals: {shown: terminals.length, compared: terminals.filter(isCompared).length},
    links: linksIn(page),
    statements: {
      total: statements.length,
      settled: settled.length,
      proved: settled.filter((by) => by === 'sample' || by === 'claim').length,
    },
  };
}

const counted = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(groupBy(names, (name) => name).map((same) => [same[0]!, same.length]));

/** Counts the links in the source of a page: to this site, and to other sites. */
function linksIn({tree}: ContentPage) {
  const links = {inside: 0, outside: 0};
  visit(tree, (node) => {
    // Download links below file lists are generated: they have no position in the page.
    if ((node.type === 'link' || node.type === 'definition') && node.position)
      links[/^(?:https?|mailto):/.test(node.url) ? 'outside' : 'inside'] += 1;
  });
  return links;
}
