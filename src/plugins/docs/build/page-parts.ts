import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../../versions';
import {showChosenTabs} from './show-chosen-tabs';

/**
 * What pages need beside the docs plugin: they are compiled again when an example that they quote
 * changes, and show the tabs that the reader has chosen.
 */
export default function pageParts({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-parts',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            enforce: 'pre',
            include: versions.map(({folder}) => path.join(siteDir, folder)),
            loader: path.join(__dirname, 'page-dependencies.cjs'),
          },
        ],
      },
    }),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: showChosenTabs}]}),
  };
}
