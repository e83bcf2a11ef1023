import type {ContentFence, ContentPage} from '../../../content/content-page';
import type {Finding} from '../../../content/finding';
import {isProgram, kindOf} from '../../../checks/samples/kinds';
import {lineOfFault} from '../../../checks/samples/line-of-fault';
import {filesAround} from '../../../checks/samples/page-files';
import type {Context, Sample} from '../../../checks/rules/rule';
import {commands} from '../../../checks/rules/commands';
import {tryConfiguration} from '../../../checks/rules/configuration';
import {syntax} from '../../../checks/rules/syntax';
import {isAbridged, isProgramText, syntaxFault} from './fragments';
import {withLeftOutNames} from './left-out-names';
import {loaderSchemas} from './loader-schemas';
import {type KnownPackages, type Shape, standInsFor} from './stand-ins';
import {versionOfSample} from './version-of-sample';

/** What was done with a block: a whole configuration was run, part of something only parsed. */
export type Checked = 'configuration' | 'command' | 'part' | 'abridged';

/** What the check says about one block. */
export interface SampleVerdict {
  /** Missing when no rule knows the language. */
  checked?: Checked;
  /** Whether names were declared that the sample leaves out. */
  completed?: true;
  findings: Pick<Finding, 'line' | 'what' | 'detail'>[];
}

/**
 * Asks the rules of our own samples about a block of a README. Only what is whole is run: parts,
 * and samples that leave something out, are parsed.
 */
export async function checkSample(
  page: ContentPage,
  fence: ContentFence,
  known: KnownPackages,
  context: Context,
): Promise<SampleVerdict> {
  const sample: Sample = {page, fence, version: versionOfSample(page, fence)};
  const kind = kindOf(fence);
  if (kind === 'commands')
    return {checked: 'command', findings: await commands.check(sample, context)};

  const fault = await faultOf(sample, context);
  if (fault === 'unknown') return {findings: []};
  const isConfiguration = kind === 'configuration' && isWhole(fence);
  if (fault && isAbridged(fence.source)) return {checked: 'abridged', findings: []};
  if (fault) {
    const isMeantWhole = isConfiguration || isLikeConfiguration(fence);
    return {checked: isMeantWhole ? 'configuration' : 'part', findings: [fault]};
  }
  if (!isConfiguration) return {checked: 'part', findings: []};

  const {source, names, unknown} = withLeftOutNames(fence.source, page, known);
  const findings = await tried({...sample, fence: {...fence, source}}, known, context);
  const completed = names.length > 0 && {completed: true as const};
  if (findings.length === 0 || !unknown) return {checked: 'configuration', ...completed, findings};
  // With a value that is nowhere given, a fault may be the stand-in's; not that of a name.
  const certain = findings.filter(({what}) => /has an unknown property/.test(what));
  return certain.length > 0
    ? {checked: 'configuration', ...completed, findings: certain}
    : {checked: 'abridged', findings: []};
}

/** Gives what keeps a block from being parsed; `unknown` for languages that nothing here parses. */
async function faultOf(
  sample: Sample,
  context: Context,
): Promise<SampleVerdict['findings'][number] | 'unknown' | undefined> {
  const {fence} = sample;
  const {language, source, line} = fence;
  if (language === 'json5' || (isProgram(fence) && !isTypeScript(fence))) {
    if (/^jsx$/.test(language!)) return 'unknown';
    const fault = syntaxFault(source);
    return fault && {...fault, what: `it cannot be parsed: ${fault.what}`, line: line + fault.line};
  }
  // A template is not yet HTML.
  if (!syntax.appliesTo(fence) || (language === 'html' && /<%|\$\{|\{\{/.test(source)))
    return 'unknown';
  return (await syntax.check(sample, context))[0];
}

async function tried(
  sample: Sample,
  known: KnownPackages,
  context: Context,
): Promise<SampleVerdict['findings']> {
  const {fence, version} = sample;
  const name = fence.title ?? (isTypeScript(fence) ? 'webpack.config.ts' : 'webpack.config.js');
  const files = filesAround(sample).set(name, fence.source);
  const attempt = (shape: Shape) => {
    const extra = standInsFor(files, known, context.sandbox.folder, version, shape);
    return tryConfiguration(sample, context, name, false, extra, loaderSchemas(known));
  };
  const faults = await attempt('function');
  // Where another stand-in has no fault, neither has the sample.
  if (faults.length === 0 || (await attempt('object')).length === 0) return [];
  return faults.map(({what, detail, line}) => ({
    line: fence.line + (line ?? lineOfFault(fence.source, what)),
    what,
    detail,
  }));
}

/** Whether a block exports something: what only begins like a configuration is part of one. */
const isWhole = ({source}: ContentFence) =>
  /^(?:module\.exports\s*=|export default\b|exports\.default\b)/m.test(source) &&
  (isProgramText(source) ||
    /^(?:module\.exports|export default|import|const|var)\b/.test(source.trim()));

/** What cannot be parsed does not tell its options: it begins as configurations do, and names one. */
const isLikeConfiguration = ({title, source}: ContentFence) =>
  title === undefined &&
  /^(?:module\.exports =|export default) \{$/m.test(source) &&
  /^\s+(?:entry|module|optimization|plugins):/m.test(source);

const isTypeScript = ({language}: ContentFence) =>
  /^(?:[mc]?tsx?|typescript)$/.test(language ?? '');
