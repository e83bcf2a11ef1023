import type {Compiler, WebpackPluginInstance} from 'webpack';
import {archives} from '../../../content/examples/archives';

/** Puts the ZIPs into each compilation of the dev server, which has no built folder. */
export class DevArchives implements WebpackPluginInstance {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('examples', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({name: 'examples', stage}, () => {
        for (const {address, content} of archives(this.siteDir)) {
          compilation.emitAsset(address.slice(1), new sources.RawSource(Buffer.from(content)));
        }
      });
    });
  }
}
