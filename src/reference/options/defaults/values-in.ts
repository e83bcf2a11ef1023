import {createRequire} from 'node:module';
import path from 'node:path';
import type {Finding} from './differences';
import type {ResolvedOptions} from './resolved-options';

/** A value and the kind of request it holds for; without one it holds for all. */
interface FoundValue {
  value: unknown;
  request?: Finding['request'];
}

/** What webpack calls the two kinds of requests. */
const requests = {import: 'esm', require: 'commonjs'} as const;

type ResolveByProperty = (
  options: object,
  property: string,
  ...values: string[]
) => Record<string, unknown>;

const {resolveByProperty} = createRequire(path.resolve('package.json'))(
  'webpack/lib/util/cleverMerge',
) as {resolveByProperty: ResolveByProperty};

/**
 * Gives the values of an option in a configuration; none where the object that would hold it is
 * not there. How requests are resolved differs between `import` and `require()`.
 */
export function valuesIn(options: ResolvedOptions, name: string): FoundValue[] {
  const keys = name.split('.');
  const byRequest = requestOptions(options, keys);
  if (byRequest) return byRequest;
  const found = lookUp(options, keys);
  return found ? [found] : [];
}

function requestOptions({resolve}: ResolvedOptions, [first, key, ...rest]: string[]) {
  if (first !== 'resolve' || key === undefined || rest.length > 0) return undefined;
  if (typeof resolve !== 'object' || resolve === null || !('byDependency' in resolve)) {
    return undefined;
  }
  return (['import', 'require'] as const).map((request) => ({
    request,
    value: resolveByProperty(resolve, 'byDependency', requests[request])[key],
  }));
}

function lookUp(holder: unknown, [key, ...rest]: string[]): {value: unknown} | undefined {
  if (holder === null || typeof holder !== 'object' || Array.isArray(holder)) return undefined;
  const value = (holder as Record<string, unknown>)[key!];
  return rest.length === 0 ? {value} : lookUp(value, rest);
}
