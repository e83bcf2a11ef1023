import {isSwitchName, namesOf, stateOf} from './switches';

/** The parameter of an address that names a state: `?build=production,import`. */
const parameter = 'build';

/** Where no switch is on. */
const none = 'none';

/** Gives the state that the query of an address names; undefined when it names none, or a wrong one. */
export function stateInQuery(query: string): number | undefined {
  const value = new URLSearchParams(query).get(parameter);
  if (value === null) return undefined;
  if (value === none) return 0;
  const names = value.split(',');
  return names.every(isSwitchName) ? stateOf(names) : undefined;
}

/** Gives the query that names a state and keeps the other parameters. */
export function queryOf(state: number, query: string): string {
  const others = new URLSearchParams(query);
  others.delete(parameter);
  const value = namesOf(state).join(',') || none;
  const rest = others.toString();
  return `?${rest ? `${rest}&` : ''}${parameter}=${value}`;
}
