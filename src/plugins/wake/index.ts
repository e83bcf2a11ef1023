import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What pages load after they can already be read is kept small; each cut is one file here. */
export default function wake(): Plugin {
  return {
    name: 'wake',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'no-highlighter.ts')}},
      };
    },
  };
}
