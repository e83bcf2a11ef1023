import type {Pin} from '../build/pins';
import type {PackageFiles} from '../build/tarball-files';
import type {KnownPackage} from './stand-ins';

/** Tells the schema of a package's plugin from that of its loader: by their names, else by what it is. */
export function schemasOf(
  {section}: Pick<Pin, 'section'>,
  {schemas}: Pick<PackageFiles, 'schemas'>,
): Pick<KnownPackage, 'plugin' | 'loader'> {
  const named = (word: string) => schemas.find(({name}) => name.split('/').at(-1)!.includes(word));
  const only =
    schemas.length === 1 ? schemas[0] : schemas.find(({name}) => /\/options\.json$/.test(name));
  return {
    plugin: (named('plugin') ?? (section === 'plugins' ? only : undefined))?.text,
    loader: (named('loader') ?? (section === 'loaders' ? only : undefined))?.text,
  };
}
