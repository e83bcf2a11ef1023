import type {ContentFence, ContentPage} from '../content/page';
import type {Finding} from '../content/finding';
import {filesAround} from './samples/page-files';
import {sampleRules} from './rules';
import type {Context, Sample, SampleRule} from './rule';

type RuleFinding = Finding & {rule: string};

/** Gives the rules that apply to a block. */
export const rulesFor = (fence: ContentFence): readonly SampleRule[] =>
  // A region is a part of a file; the whole file is checked when its example runs.
  fence.region ? [] : sampleRules.filter((rule) => rule.appliesTo(fence));

/** Gives the marks of a block that change how it is checked. */
export const marksOf = ({fragment, invalid, version, needs}: ContentFence): string[] =>
  Object.entries({fragment, invalid, version, needs: needs.length > 0})
    .filter(([, isSet]) => isSet)
    .map(([mark]) => mark);

/** Runs the rules on a block and compares their findings with its marks. An unneeded mark is a finding, too. */
export async function evaluateSample(
  page: ContentPage,
  fence: ContentFence,
  context: Context,
): Promise<readonly RuleFinding[]> {
  const pageLabel = page.version.label;
  const version = fence.version ?? pageLabel;
  const sample = {page, fence, version};
  const rules = rulesFor(fence);
  const mark = (message: string, fix = 'leave it out') => [
    {rule: 'mark', line: fence.line, message, fix},
  ];

  if (rules.length === 0) {
    const marks = marksOf(fence);
    return marks.length === 0
      ? []
      : mark(`${marks.join(' and ')} means nothing here: no rule runs this block`);
  }
  if (fence.version === pageLabel)
    return mark(`version="${pageLabel}" is what this page is about anyway`);
  const installed = fence.needs.find((needed) =>
    context.sandbox.folder.hasPackage(version, nameOf(needed)),
  );
  if (installed)
    return mark(
      `needs="${installed}" is installed here`,
      'leave it out, so that the sample runs with it',
    );
  const unused = fence.needs.find((needed) => !isUsed(nameOf(needed), sample));
  if (unused) return mark(`needs="${unused}" is not used in the block`);

  const findings = await findingsOf(rules, sample, context);
  if (fence.version && findings.length === 0) {
    const inPageVersion = await findingsOf(rules, {...sample, version: pageLabel}, context);
    if (inPageVersion.length === 0)
      return mark(`version="${version}" is not needed: webpack ${pageLabel} accepts it too`);
  }
  if (fence.invalid !== undefined) {
    const actual = wrongMessage(fence.invalid, findings);
    return actual ? mark(...actual) : [];
  }
  if (!fence.fragment) return findings;
  return findings.length > 0 ? [] : mark('fragment is not needed: the block is whole and correct');
}

async function findingsOf(rules: readonly SampleRule[], sample: Sample, context: Context) {
  const findings: RuleFinding[] = [];
  for (const rule of rules) {
    const ruleFindings = await rule.check(sample, context);
    findings.push(...ruleFindings.map((finding) => ({...finding, rule: rule.name})));
    // Code with a syntax error would fail in every other rule, too.
    if (ruleFindings.length > 0 && /^(?:names|syntax)$/.test(rule.name)) break;
  }
  return findings;
}

/** Compares the message that a block fails with to that in its mark `invalid`. */
function wrongMessage(
  expected: string,
  findings: readonly RuleFinding[],
): [message: string, fix: string] | undefined {
  if (
    findings.some(({message, detail}) =>
      flat(`${message} ${detail ?? ''}`).includes(flat(expected)),
    )
  )
    return undefined;
  const [actual] = findings;
  const should = `it should fail with "${expected}", but`;
  return actual
    ? [`${should} fails with: ${actual.message}`, 'write part of that message']
    : [`${should} is accepted`, 'leave invalid out, or show the mistake'];
}

const flat = (text: string) => text.replace(/\s+/g, ' ');
const nameOf = (needed: string) => needed.replace(/(?<=.)@.*$/, '');

/** Tells whether a block, or a configuration that it loads, uses a package. */
const isUsed = (name: string, sample: Sample) =>
  [sample.fence.source, ...filesAround(sample).values()].some((text) => text.includes(name));
