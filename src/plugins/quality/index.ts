import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The page that `::quality[…]` is for. */
const page = 'docs/quality.md';

/** Has the page that shows what the checks counted made anew in every build. */
export default function quality({siteDir}: LoadContext): Plugin {
  return {
    name: 'quality',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            enforce: 'pre',
            include: path.join(siteDir, page),
            loader: path.join(__dirname, 'build/compile-anew.cjs'),
          },
        ],
      },
    }),
  };
}
