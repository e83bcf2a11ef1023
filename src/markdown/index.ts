import {admonitions} from './admonitions';
import {asideMarkers} from './aside-markers';
import {codeBlocks} from './code-blocks';
import {containers} from './containers';
import {devtoolFigures} from './devtool-figures';
import {finishFacts} from './facts/draw-facts';
import {readFacts} from './facts/read-facts';
import {figures} from './figures';
import {flagLists} from './flag-lists';
import {glossaryLinks} from './glossary-links';
import {headingLinks} from './heading-links';
import {defaultsByMode} from './options/defaults-by-mode';
import {drawOptions} from './options/draw-options';
import {readOptions} from './options/read-options';
import {stateMarks} from './options/state-marks';
import {optionIndex} from './option-index';
import {drawOptionIndex} from './option-index/draw';
import {pageChunks} from './page-chunks';
import {qualityFigures} from './quality-figures';
import {quotations} from './quotations';
import {rareElements} from './rare-elements';
import {readmeFileNames} from './readme-file-names';
import {tables} from './tables';
import {tabDirectives} from './tabs/directives';
import {tabPanels} from './tabs/panels';
import {taskLists} from './task-lists';

/** Keywords of asides besides those that Docusaurus knows. */
export const admonitionOptions = {keywords: ['todo'], extendDefaults: true};

/** What is read out of Markdown before it becomes HTML. */
export const remarkPlugins = [
  quotations,
  asideMarkers,
  containers,
  tabDirectives,
  readOptions,
  readFacts,
  flagLists,
  optionIndex,
  defaultsByMode,
  qualityFigures,
  devtoolFigures,
  stateMarks,
];

/**
 * What Markdown becomes, in this order and after everything else: plain HTML that needs no script
 * to be read. A page from elsewhere must have been sanitized before.
 */
export const rehypePlugins = [
  pageChunks,
  readmeFileNames,
  codeBlocks,
  admonitions,
  tabPanels,
  tables,
  drawOptions,
  finishFacts,
  drawOptionIndex,
  taskLists,
  figures,
  glossaryLinks,
  headingLinks,
  rareElements,
];
