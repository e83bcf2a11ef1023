import type {DefaultValue} from '../option-fact';
import {circumstances, type Circumstances} from './circumstances';
import {differences} from './differences';
import type {Resolve, ResolvedOptions} from './resolved-options';
import {toldDefaults} from './told-defaults';
import {valueText} from './value-text';

/**
 * Gives what tells the default of each option, found by letting webpack fill in configurations.
 * @param resolve the code of webpack that fills them in
 */
export function readDefaults(resolve: Resolve): (path: string) => DefaultValue[] {
  const resolved = new Map(circumstances.map((each) => [keyOf(each), resolve(each)]));
  return (path) => {
    const told = toldDefaults[path];
    if (told) return told;
    if (/[[*]/.test(path)) return [];
    const valueUnder = (each: Circumstances) => valueAt(resolved.get(keyOf(each))!, path);
    const values = circumstances.map(valueUnder);
    if (values.every((value) => value === undefined)) return [];
    const isReadable = values.every((value) => valueText(value) !== undefined);
    return isReadable ? differences((each) => valueText(valueUnder(each))!) : [];
  };
}

const keyOf = ({mode, target}: Circumstances) => `${mode} ${target}`;

function valueAt(options: ResolvedOptions, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object'
          ? (value as Record<string, unknown>)[key]
          : undefined,
      options,
    );
}
