import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {directiveSources, listFilesOf, sectionFoldersOf} from '../../../markdown/directive-sources';
import {type DocumentationVersion, versions} from '../../../versions';
import {dataRule} from '../../../versions/data-rule';
import {tabsStorageKey} from '../../../config/site';

/**
 * What pages need beside the docs plugin: they are compiled again when something that they are made
 * from changes, and show the tabs that the reader has chosen; the versions are data in the bundle.
 */
export default function pageParts({siteDir}: LoadContext): Plugin {
  const absolute = (file: string) => path.join(siteDir, file);
  const folders = versions.map(({folder}) => absolute(folder));
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
            loader: absolute('src/plugins/docs/build/page-dependencies.cjs'),
            options: {versions: versions.map((version) => dependenciesIn(version, absolute))},
          },
        ],
      },
    }),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: showChosenTabs}]}),
  };
}

/** Gives what the directives of pages read in a version, for `page-dependencies.cjs`. */
function dependenciesIn(version: DocumentationVersion, absolute: (file: string) => string) {
  const directives = Object.keys(directiveSources).map((name) => [
    name,
    {
      folders: sectionFoldersOf(name, version).map(absolute),
      files: listFilesOf(name, version).map(absolute),
    },
  ]);
  return {folder: absolute(version.folder), directives: Object.fromEntries(directives) as object};
}

/**
 * Script that runs before anything is painted. It marks the document with the tabs that the reader
 * chose, `data-tabs`, for the style sheet to show their panels: nothing moves. Without a choice,
 * scripts or storage the radio buttons decide.
 */
const showChosenTabs = `try{let t=localStorage['${tabsStorageKey}'];if(t)document.documentElement.dataset.tabs=t}catch(e){}`;
