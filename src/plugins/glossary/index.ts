import type {LoadContext, Plugin} from '@docusaurus/types';
import {versionOf, versions} from '../../versions';
import {publish} from '../development/served-files';
import {definitionsOf, glossaries, readGlossary} from './build/entries';
import {definitionsAddress} from './config';

/**
 * Publishes the definitions of each version's glossary beside the page: what a link to an entry
 * shows before the reader follows it (src/plugins/glossary/browser).
 */
export default function glossary({siteDir}: LoadContext): Plugin {
  const isOwn = (address: string) =>
    versions.some((version) => definitionsAddress(version) === address);
  const list = () =>
    glossaries(siteDir).map(({file, url}) => ({
      address: definitionsAddress(versionOf(url)),
      write: async () => JSON.stringify(definitionsOf(await readGlossary(siteDir, file))),
    }));
  return {name: 'glossary', ...publish('glossary', isOwn, list)};
}
