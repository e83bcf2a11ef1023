import * as z from 'zod';
import type {DocumentationVersion} from '../../../versions';
import {dialectOf} from '../../../versions/dialects';
import type {DefaultValue, OptionFact} from '../option-fact';
import {readVersionData} from '../../../versions/data';
import {
  addModuleDifferences,
  type Circumstances,
  circumstancesOf,
  summarizeFindings,
  type Finding,
  modes,
  targetSetting,
} from './differences';
import {loadDefaults, projectName, type ResolvedOptions, valuesIn} from './resolved-options';
import {isClosed, valueText} from './value-text';

/** What is known of the default of one option. */
export type Defaults = Pick<OptionFact, 'defaults' | 'byMode'>;

/** Gives what tells the default of each option, found by letting webpack fill in configurations. */
export function readDefaults(version: DocumentationVersion): (path: string) => Defaults {
  const dialect = dialectOf(version);
  const resolve = loadDefaults(version);
  const manualDefaults = readManualDefaults(version);
  const filledIn = ({output, ...configuration}: {output?: object}): Configured[] =>
    circumstancesOf(dialect).map(({mode, target}) => ({
      mode,
      target,
      options: resolve({
        ...configuration,
        output: {uniqueName: projectName, ...output},
        mode,
        target: targetSetting(target),
      }),
    }));
  const usual = filledIn({});
  const [oldBrowsers, newBrowsers] = dialect.browsers.map((target) =>
    resolve({mode: 'production', target}),
  );
  const dependsOnBrowsers = (path: string) =>
    oldBrowsers !== undefined &&
    newBrowsers !== undefined &&
    textIn(oldBrowsers, path) !== textIn(newBrowsers, path);
  // The language of the target es5 has no modules.
  const withModules = dialect.moduleOutput
    ? filledIn({output: {module: true}}).filter(({target}) => target !== 'es5')
    : [];
  const parts = new Map(
    Object.entries(dialect.chosen).map(([name, choice]) => [name, filledIn(choice)]),
  );
  return (path) => {
    const manual = manualDefaults[path];
    if (manual) return {defaults: manual};
    if (/(?:\[\]|\*)(?:\.|$)/.test(path)) return {defaults: []};
    const findings = findingsIn(usual, path);
    const choice = parts.get(path.split('.')[0]!);
    const isMissing = findings.every(({value}) => value === 'undefined');
    if (choice && isMissing) return asDefaults(findingsIn(choice, path));
    const usualDefaults = asDefaults(
      findings,
      path === 'output.module' ? [] : findingsIn(withModules, path),
    );
    return dependsOnBrowsers(path) ? addBrowsersTo(usualDefaults) : usualDefaults;
  };
}

/** Stands for the value of a default that the Browserslist configuration of a project decides. */
export const byBrowsers = 'by its browsers';

/** Says that browsers decide with the target that names them. */
function addBrowsersTo({defaults, ...values}: Defaults): Defaults {
  const [first, ...others] = defaults;
  if (!first) return {defaults, ...values};
  return {
    ...values,
    defaults: [
      {value: byBrowsers, when: 'with target browserslist'},
      {...first, when: first.when ?? 'otherwise'},
      ...others,
    ],
  };
}

const textIn = (options: ResolvedOptions, path: string) =>
  valuesIn(options, path)
    .map(({value}) => valueText(value))
    .join();

/** A configuration that webpack has filled in. */
interface Configured extends Circumstances {
  options: ResolvedOptions;
}

function asDefaults(findings: readonly Finding[], withModules: readonly Finding[] = []): Defaults {
  if (findings.every(({value}) => isClosed(value))) return {defaults: []};
  const usual = findings.filter(({target}) => target === findings[0]!.target);
  const byMode = Object.fromEntries(usual.map(({mode, value}) => [mode, value]));
  const values = Object.values(byMode);
  const isByMode =
    values.length === modes.length &&
    new Set(values).size > 1 &&
    usual.every(({mode, value}) => byMode[mode] === value);
  return {
    defaults: addModuleDifferences(summarizeFindings(findings), findings, withModules),
    byMode: isByMode ? (byMode as Defaults['byMode']) : undefined,
  };
}

/** Gives the value of an option in each configuration that has a place for it. */
function findingsIn(configurations: readonly Configured[], path: string): Finding[] {
  const findings: Finding[] = [];
  for (const {mode, target, options} of configurations) {
    for (const {request, value} of valuesIn(options, path)) {
      const text = valueText(value);
      if (text === undefined) return [];
      findings.push({mode, target, value: text, ...(request && {request})});
    }
  }
  return findings;
}

const schema = z.record(
  z.string(),
  z.array(z.strictObject({value: z.string(), when: z.string().optional()})),
);

/**
 * Reads the defaults of a version that depend on more than mode and target: on where webpack runs,
 * or on themselves; none where another option has to be set first, as the kind of a cache has to.
 * Each is proved by test/unit/reference/options/manual-defaults.test.ts.
 */
export const readManualDefaults = (
  version: Pick<DocumentationVersion, 'folder'>,
): Readonly<Record<string, DefaultValue[]>> =>
  readVersionData(version, 'manual-defaults', schema) ?? {};
