import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourcePackage} from '../source/packages';
import {loadWebpack} from '../source/run';
import type {FlagFact} from './flag-fact';

/** What webpack makes of a schema: flags by name, without dashes. */
export type Arguments = Record<string, Argument>;

interface Argument {
  configs: {type: string; path: string; values?: (string | number | boolean)[]}[];
}

/** Gives the flags of webpack itself, or those that it makes of another schema. */
export const argumentsOf = (webpack: SourcePackage, schema?: JSONSchema): Arguments =>
  loadWebpack(webpack).cli.getArguments(schema) as Arguments;

type JSONSchema = Parameters<ReturnType<typeof loadWebpack>['cli']['getArguments']>[0];

/** Gives the flags that webpack makes of the schema of the development server. */
export function devServerArguments(webpack: SourcePackage, devServer: SourcePackage): Arguments {
  const schema = readFileSync(path.join(devServer.folder, 'lib/options.json'), 'utf8');
  return argumentsOf(webpack, JSON.parse(schema) as JSONSchema);
}

/** Tells what a flag takes and sets. */
export function effectOf({configs}: Argument): Pick<FlagFact, 'types' | 'values' | 'sets'> {
  const values = [...new Set(configs.flatMap((config) => config.values ?? []))];
  return {
    types: [...new Set(configs.map(({type}) => type))],
    ...(values.length > 0 && {values}),
    sets: [...new Set(configs.map(({path: option}) => option))],
  };
}
