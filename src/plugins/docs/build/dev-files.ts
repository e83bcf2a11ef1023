import type {Compiler, WebpackPluginInstance} from 'webpack';
import type {PublishedFile} from './published-files';

/**
 * Puts the published files into each compilation of the dev server, which has no built folder to
 * serve them from.
 */
export class DevFiles implements WebpackPluginInstance {
  constructor(private readonly current: () => PublishedFile[]) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('content-index', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({name: 'content-index', stage}, () => {
        for (const {file, json} of this.current()) {
          compilation.emitAsset(file.slice(1), new sources.RawSource(JSON.stringify(json)));
        }
      });
    });
  }
}
