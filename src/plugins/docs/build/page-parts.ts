import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../../versions';
import {dataRule} from '../../../versions/data-rule';
import {tabsStorageKey} from '../../../config/site';

/**
 * What pages need beside the docs plugin: they are compiled again when something that they are made
 * from changes, and show the tabs that the reader has chosen; the versions are data in the bundle.
 */
export default function pageParts({siteDir}: LoadContext): Plugin {
  const folders = versions.map(({folder}) => path.join(siteDir, folder));
  return {
    name: 'page-parts',
    configureWebpack: () => ({
      module: {
        rules: [
          dataRule(siteDir),
          {
            test: /\.mdx?$/,
            enforce: 'pre',
            include: folders,
            loader: path.join(__dirname, 'page-dependencies.cjs'),
            options: {folders},
          },
        ],
      },
    }),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: showChosenTabs}]}),
  };
}

/**
 * Script that runs before anything is painted. It marks the document with the tabs that the reader
 * chose, `data-tabs`, for the style sheet to show their panels: nothing moves. Without a choice,
 * scripts or storage the radio buttons decide.
 */
export const showChosenTabs = `try{let t=localStorage['${tabsStorageKey}'];if(t)document.documentElement.dataset.tabs=t}catch(e){}`;
