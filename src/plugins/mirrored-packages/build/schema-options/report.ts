import {type FetchOptions, fetchTarball} from '../fetch-tarball';
import {readFacts} from '../package-facts';
import {specOf} from '../page-names';
import type {Pin} from '../pins';
import {prepare} from '../pipeline';
import {readTarball} from '../tarball-files';
import {leftOutOptions} from './left-out-options';

/** Says how many options the schemas of a package have, and which of them its README leaves out. */
export async function optionsReport(pin: Pin, options: FetchOptions): Promise<string[]> {
  const facts = readFacts(pin, await readTarball(await fetchTarball(pin, options)));
  const {markdown} = await prepare(pin, {...facts, options: []});
  return facts.options.map((file) => {
    const [missing] = leftOutOptions(markdown, [file]);
    const left = missing?.options.map(({path}) => path) ?? [];
    const described = file.options.length - left.length;
    return `${specOf(pin)} (webpack ${pin.documentation.label}) ${file.name}: ${file.options.length} in the schema, ${described} in the README, ${left.length} appended${left.length > 0 ? `: ${left.join(' ')}` : ''}`;
  });
}
