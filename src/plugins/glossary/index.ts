import type {LoadContext, Plugin} from '@docusaurus/types';
import {publish} from '../development/served-files';
import {definitionsOf, glossaries, readGlossary} from './build/entries';
import {definitionsBeside} from './config';

/**
 * Publishes the definitions of each version's glossary beside the page: what a link to an entry
 * shows before the reader follows it (src/plugins/glossary/browser).
 */
export default function glossary({siteDir}: LoadContext): Plugin {
  const isOwn = (address: string) => address.endsWith(definitionsBeside('/glossary/'));
  const list = () =>
    glossaries(siteDir).map(({file, url}) => ({
      address: definitionsBeside(url),
      write: async () => JSON.stringify(definitionsOf(await readGlossary(siteDir, file))),
    }));
  return {name: 'glossary', ...publish('glossary', isOwn, list)};
}
