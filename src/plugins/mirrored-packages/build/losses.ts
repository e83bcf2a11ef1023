import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {type FetchOptions, fetchTarball} from './fetch-tarball';
import {readFacts} from './package-facts';
import {specOf} from './page-names';
import type {Pin} from './pins';
import {prepare} from './pipeline';
import {readTarball} from './tarball-files';
import {leftOutOptions} from './schema-options/left-out-options';

/** What the HTML steps of the pipeline took out of one README. */
export interface Losses {
  pin: Pin;
  /** Nodes of its tree when it was parsed. */
  nodes: number;
  /** By step: how many nodes it took, and the words that are not there any more. */
  steps: {step: string; nodes: number; words: string[]}[];
}

/** Makes the page of a pin anew, looking at its tree after each step. */
export async function lossesOf(pin: Pin, options: FetchOptions): Promise<Losses> {
  const files = await readTarball(await fetchTarball(pin, options));
  const losses: Losses = {pin, nodes: 0, steps: []};
  let before: Snapshot | undefined;
  await prepare(pin, readFacts(pin, files), ({html}, step) => {
    if (step === 'toMarkdown') before = undefined;
    if (losses.steps.length > 0 && before === undefined) return;
    const now = snapshotOf(html);
    if (before) {
      losses.steps.push({
        step,
        nodes: before.nodes - now.nodes,
        words: without(before.words, now.words),
      });
    } else losses.nodes = now.nodes;
    before = now;
  });
  return losses;
}

/** Writes losses as a table: a row per package, a column per step, the largest losses first. */
export function lossTable(all: readonly Losses[]): string {
  const names = all[0]?.steps.map(({step}) => step) ?? [];
  const rows = [...all]
    .sort((a, b) => lost(b) - lost(a))
    .map(({pin, nodes, steps}) => [
      `${specOf(pin)} (webpack ${pin.documentation.label})`,
      nodes,
      ...steps.map((step) => (step.nodes === 0 ? '' : -step.nodes)),
    ]);
  const table = [['package', 'nodes', ...names], ...rows].map((row) => row.map(String));
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Says which words each step took out of a README. */
export function lostWords({pin, steps}: Losses): string {
  return [
    specOf(pin),
    ...steps
      .filter(({words}) => words.length > 0)
      .map(({step, words}) => `  ${step}: ${words.join(' ')}`),
  ].join('\n');
}

const lost = ({steps}: Losses) => steps.reduce((sum, {nodes}) => sum + nodes, 0);

interface Snapshot {
  nodes: number;
  words: string[];
}

function snapshotOf(html: Root): Snapshot {
  let nodes = 0;
  visit(html, () => {
    nodes += 1;
  });
  return {nodes, words: toString(html).split(/\s+/).filter(Boolean)};
}

/** The words of one text that another has not, or not as often. */
function without(these: readonly string[], those: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of those) left.set(word, (left.get(word) ?? 0) + 1);
  return these.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** Says how many options the schemas of a package have, and which of them its README leaves out. */
export async function optionsReport(pin: Pin, options: FetchOptions): Promise<string[]> {
  const facts = readFacts(pin, await readTarball(await fetchTarball(pin, options)));
  const {markdown} = await prepare(pin, {...facts, options: []});
  return facts.options.map((file) => {
    const [missing] = leftOutOptions(markdown, [file]);
    const left = missing?.options.map(({path}) => path) ?? [];
    const described = file.options.length - left.length;
    return `${specOf(pin)} (webpack ${pin.documentation.label}) ${file.name}: ${file.options.length} in the schema, ${described} in the README, ${left.length} appended${left.length > 0 ? `: ${left.join(' ')}` : ''}`;
  });
}
