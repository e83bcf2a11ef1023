import type {Configuration} from 'webpack';

/**
 * Takes away what copies static files into memory: the development server has them from disk.
 * @param config Docusaurus' configuration of the client, changed in place: its plugins can be added
 * to, but not taken away from
 * @throws when Docusaurus copies them some other way now: then this can go
 */
export function withoutCopies(config: Configuration): void {
  const rest = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'CopyPlugin');
  if (!rest || rest.length === config.plugins?.length) {
    throw new Error(
      'Docusaurus no longer adds CopyPlugin: remove src/plugins/development/without-copies.ts',
    );
  }
  config.plugins = rest;
}
