import type {DefaultValue} from '../option-fact';
import {circumstancesOf, targetSetting} from './circumstances';
import {differences, type Finding} from './differences';
import {loadDefaults, type ResolvedOptions} from './resolved-options';
import {toldDefaults} from './told-defaults';
import {isClosed, valueText} from './value-text';

/** Options that have defaults only once another value is chosen, with that value. */
const chosen: Readonly<Record<'5' | '4', Readonly<Record<string, object>>>> = {
  '5': {cache: {cache: {type: 'filesystem'}}},
  '4': {},
};

/**
 * Gives what tells the default of each option, found by letting webpack fill in configurations.
 * @param packageName under which that major version of webpack is installed
 */
export function readDefaults(
  major: '5' | '4',
  packageName: string,
): (path: string) => DefaultValue[] {
  const resolve = loadDefaults(major, packageName);
  const filledIn = (configuration: object) =>
    circumstancesOf(major).map(({mode, target}) => ({
      mode,
      target,
      options: resolve({...configuration, mode, target: targetSetting(target)}),
    }));
  const usual = filledIn({});
  const parts = new Map(
    Object.entries(chosen[major]).map(([name, choice]) => [name, filledIn(choice)]),
  );
  return (path) => {
    const told = toldDefaults[major][path];
    if (told) return told;
    if (/(?:\[\]|\*)(?:\.|$)/.test(path)) return [];
    const own = defaultIn(usual, path);
    const choice = parts.get(path.split('.')[0]!);
    return choice && own.every(isMissing) ? defaultIn(choice, path) : own;
  };
}

const isMissing = ({value}: DefaultValue) => value === 'undefined';

function defaultIn(
  configurations: readonly (Omit<Finding, 'value'> & {options: ResolvedOptions})[],
  path: string,
): DefaultValue[] {
  const findings: Finding[] = [];
  for (const {mode, target, options} of configurations) {
    const found = lookUp(options, path.split('.'));
    if (!found) continue;
    const value = valueText(found.value);
    if (value === undefined) return [];
    findings.push({mode, target, value});
  }
  const says = findings.some(({value}) => !isClosed(value));
  return says ? differences(findings) : [];
}

/** Gives the value of an option; nothing where the object that would hold it is not there. */
function lookUp(holder: unknown, [key, ...rest]: string[]): {value: unknown} | undefined {
  if (holder === null || typeof holder !== 'object' || Array.isArray(holder)) return undefined;
  const value = (holder as Record<string, unknown>)[key!];
  return rest.length === 0 ? {value} : lookUp(value, rest);
}
