import type {DefaultValue} from '../option-fact';

/**
 * Defaults that depend on more than mode and target: on where webpack runs, or on themselves.
 * Each is proved by test/unit/reference/options/told-defaults.test.ts.
 */
export const toldDefaults: Readonly<Record<'5' | '4', Readonly<Record<string, DefaultValue[]>>>> = {
  '5': {
    mode: [{value: '"production"'}],
    // Who sets other parts of the cache has to say which cache is meant.
    'cache.type': [],
    entry: [{value: '"./src"'}],
    target: [
      {value: '"browserslist"', when: 'with a Browserslist configuration'},
      {value: '"web"', when: 'otherwise'},
    ],
    'output.uniqueName': [
      {value: 'require("./package.json").name', when: 'with a named package'},
      {value: '""', when: 'otherwise'},
    ],
    'infrastructureLogging.stream': [{value: 'process.stderr'}],
    'infrastructureLogging.appendOnly': [
      {value: 'false', when: 'in a terminal'},
      {value: 'true', when: 'otherwise'},
    ],
    'infrastructureLogging.colors': [
      {value: 'true', when: 'in a terminal'},
      {value: 'false', when: 'otherwise'},
    ],
  },
  '4': {
    mode: [{value: '"production"'}],
    target: [{value: '"web"'}],
  },
};
