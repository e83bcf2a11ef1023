import {loadDefaults} from '../../../../src/reference/options/defaults/resolved-options';
import {readManualDefaults} from '../../../../src/reference/options/defaults';
import {newest, versions} from '../../../../src/versions';
import {dialectOf} from '../../../../src/versions/dialects';
import {requireOf} from '../../../../src/versions/packages';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

const resolve = loadDefaults(newest);
const manualDefaults = readManualDefaults(newest);
const manual = (name: string, defaults = manualDefaults) => defaults[name]!.map(({value}) => value);

/** Without what cannot be compared, as functions. */
const comparable = (options: object): unknown => JSON.parse(JSON.stringify(options));
const filledIn = (configuration: object) => {
  const options = resolve(configuration);
  return comparable({...options, mode: undefined});
};

describe(`the manual defaults of webpack ${newest.label}`, () => {
  it('mode', () => {
    expect(resolve({}).mode).toBeUndefined();
    expect(filledIn({mode: undefined})).toEqual(filledIn({mode: 'production'}));
    expect(manual('mode')).toEqual(['process.env.NODE_ENV', '"production"']);
  });

  it('cache.name', () => {
    const nameOf = (configuration: object) =>
      (resolve({...configuration, cache: {type: 'filesystem'}}).cache as {name: string}).name;
    expect(nameOf({mode: 'development'})).toBe('default-development');
    expect(nameOf({mode: 'production', name: 'garden'})).toBe('garden-production');
    expect(manual('cache.name')).toEqual(['name + "-" + mode', '"default-" + mode']);
  });

  it('entry', () => {
    expect(filledIn({})).toEqual(filledIn({entry: './src'}));
    expect(manual('entry')).toEqual(['"./src"']);
  });

  it('target', () => {
    expect(resolve({context: temporaryFolder()}).target).toBe('web');
    const context = temporaryFolder();
    writeFiles(context, {'.browserslistrc': 'last 1 chrome version'});
    expect(resolve({context}).target).toBe('browserslist');
    expect(manual('target')).toEqual(['"browserslist"', '"web"']);
  });

  it('output.uniqueName', () => {
    const context = temporaryFolder();
    const uniqueName = () => (resolve({context}).output as {uniqueName: string}).uniqueName;
    expect(uniqueName()).toBe('');
    writeFiles(context, {'package.json': '{"name": "garden"}'});
    expect(uniqueName()).toBe('garden');
  });

  it('output.libraryTarget', () => {
    const {library} = resolve({output: {library: 'garden'}}).output as {library: {type: string}};
    expect(manual('output.libraryTarget')).toEqual([JSON.stringify(library.type)]);
  });

  it.each([
    ['in a terminal', {isTTY: true}, 'false', 'true'],
    ['otherwise', {isTTY: false}, 'true', 'false'],
  ])('infrastructureLogging %s', (when, stream, appendOnly, colors) => {
    const term = process.env.TERM;
    process.env.TERM = 'xterm';
    const logging = resolve({infrastructureLogging: {stream}}).infrastructureLogging as object;
    if (term === undefined) delete process.env.TERM;
    else process.env.TERM = term;
    const manualOf = (name: string) =>
      manualDefaults[`infrastructureLogging.${name}`]!.find((entry) => entry.when === when)!.value;
    expect(logging).toMatchObject({appendOnly: appendOnly === 'true'});
    expect(String((logging as {colors?: boolean}).colors)).toBe(colors);
    expect([manualOf('appendOnly'), manualOf('colors')]).toEqual([appendOnly, colors]);
  });

  it('infrastructureLogging.stream', () => {
    const {stream} = resolve({}).infrastructureLogging as {stream: unknown};
    expect(stream).toBe(process.stderr);
  });

  it('cache.type: webpack refuses a cache without it', async () => {
    const {validate} = await import('webpack');
    expect(() => validate({cache: {name: 'a'} as never})).toThrow();
    expect(manual('cache.type')).toEqual([]);
  });
});

interface Webpack4 {
  createCompilation(): {semaphore: {available: number}};
}

const byClass = versions.filter((version) => dialectOf(version).defaults === 'class');

it.each(byClass)('the manual defaults of webpack $label are so', (version) => {
  const filled = loadDefaults(version);
  const set = {mode: 'production', target: 'web'};
  expect(comparable({...filled({}), ...set})).toEqual(comparable(filled(set)));
  const defaults = readManualDefaults(version);
  expect([manual('mode', defaults), manual('target', defaults)]).toEqual([
    ['"production"'],
    ['"web"'],
  ]);

  const webpack = requireOf(version)('webpack') as (options: object) => Webpack4;
  const {available} = webpack({context: temporaryFolder()}).createCompilation().semaphore;
  expect(manual('parallelism', defaults)).toEqual([String(available)]);
});
