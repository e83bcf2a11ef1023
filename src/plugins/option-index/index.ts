import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The pages that `::option-index` is for, in any version. */
const pages = /[\\/]configuration[\\/]all-options\.md$/;

/** Has the list of all options made anew when a page of its section has changed. */
export default function optionIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'option-index',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            enforce: 'pre',
            test: pages,
            include: siteDir,
            loader: path.join(__dirname, 'build/depend-on-section.cjs'),
          },
        ],
      },
    }),
  };
}
