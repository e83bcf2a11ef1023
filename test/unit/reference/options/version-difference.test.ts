import {older} from '../../../support/older-version';
import {successorOf} from '../../../../src/versions';
import {readOptions} from '../../../../src/reference/options';
import {differenceOf} from '../../../../src/reference/options/version-difference';

const next = successorOf(older)!;

/** What differs in the older of two versions, or in the next one. */
const of = (path: string, version = next) =>
  differenceOf(
    readOptions(version).find((fact) => fact.path === path)!,
    version,
    version === next ? older : next,
  );

describe('what differs in the other version', () => {
  it('is another default', () => {
    expect(of('optimization.splitChunks.minSize')).toMatchObject({
      version: {label: older.label},
      defaults: [
        {value: '30000', when: 'production'},
        {value: '10000', when: 'otherwise'},
      ],
    });
    expect(of('optimization.splitChunks.minSize', older)?.defaults?.[0]?.value).toBe('20000');
  });

  it('is a value that only one of them takes', () => {
    expect(of('optimization.usedExports')).toMatchObject({more: [], fewer: ['"global"']});
    expect(of('optimization.usedExports', older)).toMatchObject({more: ['"global"'], fewer: []});
  });

  it('is that there is no such option, unless its release or its parent says so', () => {
    expect(of('experiments')).toEqual({version: older, more: [], fewer: []});
    expect(of('experiments.futureDefaults')).toBeUndefined();
    expect(of('output.clean')).toBeUndefined();
    expect(of('node.Buffer', older)).toBeUndefined();
  });

  it('is nothing where an option is off in different words', () => {
    expect(of('profile')).toBeUndefined();
    expect(of('watchOptions')).toBeUndefined();
  });
});
