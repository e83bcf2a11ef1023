import type {DefaultValue} from '../option-fact';

/**
 * Defaults that depend on more than mode and target: on where webpack runs, or on themselves.
 * Each line is proved by test/unit/reference/options/defaults.test.ts.
 */
export const toldDefaults: Readonly<Record<string, DefaultValue[]>> = {
  mode: [{value: '"production"'}],
  target: [
    {value: '"browserslist"', when: 'with a Browserslist configuration'},
    {value: '"web"', when: 'otherwise'},
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
};
