import type {VersionLabel} from '../../versions';
import type {ContentFence, ContentPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import {filesAround} from './page-files';
import type {Context, Sample, SampleRule} from '../rules/rule';

/** What the rules say about one block, measured against its marks. */
export interface Result {
  /** Names of the rules that looked at it. */
  rules: readonly string[];
  findings: readonly (Finding & {rule: string})[];
}

/** Runs the rules on a block, and holds what they find against its marks. A mark that is not needed is a finding. */
export async function evaluate(
  page: ContentPage,
  fence: ContentFence,
  rules: readonly SampleRule[],
  context: Context,
): Promise<Result> {
  const own = page.version.label;
  const version = fence.version ?? own;
  // A region is part of a file that runs as a whole, with its example.
  const applying = fence.region ? [] : rules.filter((rule) => rule.appliesTo(fence));
  const names = applying.map(({name}) => name);
  const ask = (asked: VersionLabel, changed = fence) =>
    findingsOf(applying, page, changed, asked, context);
  const mark = (what: string, fix: string): Result => ({
    rules: names,
    findings: [{rule: 'mark', line: fence.line, what, fix}],
  });

  const marks = [
    fence.fragment && 'fragment',
    fence.invalid !== undefined && 'invalid',
    fence.version && 'version',
    fence.needs.length > 0 && 'needs',
  ].filter(Boolean);
  if (applying.length === 0) {
    return marks.length === 0
      ? {rules: names, findings: []}
      : mark(`${marks.join(' and ')} means nothing here: no rule runs this block`, 'leave it out');
  }
  if (fence.version === own)
    return mark(`version="${own}" is what this page is about anyway`, 'leave it out');
  const installed = fence.needs.find((needed) =>
    context.sandbox.folder.hasPackage(version, nameOf(needed)),
  );
  if (installed)
    return mark(
      `needs="${installed}" is installed here`,
      'leave it out, so that the sample runs with it',
    );
  const unused = fence.needs.find((needed) => !isUsed(nameOf(needed), {page, fence, version}));
  if (unused) return mark(`needs="${unused}" is not used in the block`, 'leave it out');

  const findings = await ask(version);
  if (fence.version && findings.length === 0 && (await ask(own)).length === 0) {
    return mark(
      `version="${version}" is not needed: webpack ${own} accepts it too`,
      'leave it out',
    );
  }
  if (fence.invalid !== undefined)
    return {rules: names, findings: heldAgainst(fence.invalid, fence, findings)};
  if (fence.fragment) {
    return findings.length > 0
      ? {rules: names, findings: []}
      : mark('fragment is not needed: the block is whole and correct', 'leave it out');
  }
  return {rules: names, findings};
}

async function findingsOf(
  rules: readonly SampleRule[],
  page: ContentPage,
  fence: ContentFence,
  version: VersionLabel,
  context: Context,
) {
  const findings: (Finding & {rule: string})[] = [];
  for (const rule of rules) {
    const found = await rule.check({page, fence, version}, context);
    findings.push(...found.map((finding) => ({...finding, rule: rule.name})));
    // What cannot be parsed cannot be run.
    if (found.length > 0 && /^(?:names|syntax)$/.test(rule.name)) break;
  }
  return findings;
}

function heldAgainst(
  expected: string,
  {line}: ContentFence,
  findings: readonly (Finding & {rule: string})[],
) {
  if (findings.some(({what, detail}) => flat(`${what} ${detail ?? ''}`).includes(flat(expected))))
    return [];
  const got = findings[0];
  return [
    {
      rule: 'mark',
      line,
      what: got
        ? `it should fail with "${expected}", but fails with: ${got.what}`
        : `it should fail with "${expected}", but is accepted`,
      fix: got ? 'write part of that message' : 'leave invalid out, or show the mistake',
    },
  ];
}

const flat = (text: string) => text.replace(/\s+/g, ' ');
const nameOf = (needed: string) => needed.replace(/(?<=.)@.*$/, '');

/** A script may need a package only because the configuration that it loads does. */
const isUsed = (name: string, sample: Sample) =>
  [sample.fence.source, ...filesAround(sample).values()].some((text) => text.includes(name));
