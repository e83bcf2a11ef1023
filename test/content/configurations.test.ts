import {createRequire} from 'node:module';
import path from 'node:path';
import {versions} from '../../src/config/versions';
import {readIndex} from '../../src/plugins/content-index';
import {pagesOf} from '../../src/plugins/content-index/node';
import {type ConfigurationSample, configurationSamples, evaluate} from '../support/configurations';

type Validate = (
  configuration: unknown,
) => void | {dataPath: string; message: string; params: object}[];

const require = createRequire(path.resolve('package.json'));
const packages = {'5': 'webpack', '4': 'webpack4'} as const;
const index = await readIndex(process.cwd());

/** Validates all that a sample exports: an object, several, or functions that give them. */
async function check(
  sample: Omit<ConfigurationSample, 'tabs'>,
  label: keyof typeof packages,
): Promise<void> {
  const {validate} = require(packages[label]) as {validate: Validate};
  const exported = await evaluate(sample, packages[label]);
  for (const entry of [exported].flat()) {
    const configuration: unknown =
      typeof entry === 'function' ? await entry({}, {mode: 'production'}) : await entry;
    // webpack 5 throws; webpack 4 gives a list.
    const errors = validate(configuration);
    if (Array.isArray(errors) && errors.length > 0)
      throw new Error(errors.map((error) => JSON.stringify(error)).join('\n'));
  }
}

describe.each(versions)('configurations shown for webpack $label', ({name, label, webpack}) => {
  const samples = pagesOf(index[name]!)
    .filter(({source}) => source === undefined)
    .flatMap(({path}) => configurationSamples(path));

  it(`are checked by webpack ${webpack} itself`, () => {
    expect((require(`${packages[label]}/package.json`) as {version: string}).version).toBe(webpack);
    expect(samples.length).toBeGreaterThan(10);
  });

  it.each(samples.map((sample) => [sample.place, sample] as const))(
    '%s is accepted',
    async (_place, sample) => {
      await expect(check(sample, label)).resolves.toBeUndefined();
    },
  );

  it('that are wrong are refused', async () => {
    const wrong = {place: 'here', code: 'module.exports = {entrie: "./src"};', typescript: false};
    await expect(check(wrong, label)).rejects.toThrow(/entrie/);
    const broken = {
      place: 'here',
      code: 'module.exports = {plugins: [new Missing()]};',
      typescript: false,
    };
    await expect(check(broken, label)).rejects.toThrow(/Missing/);
  });
});
