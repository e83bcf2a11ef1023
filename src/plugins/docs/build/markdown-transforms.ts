import type {VFile} from 'vfile';
import {isMirrored} from '../../../content/page-path';
import {admonitions, checkContainers} from '../../../markdown/admonitions';
import {codeBlocks} from '../../../markdown/code-blocks';
import {checkCodeBlocks} from '../../../markdown/code-blocks/check';
import {preventDateBreaks, preventFlagBreaks} from '../../../markdown/line-breaks';
import {diagrams} from '../../../markdown/diagrams';
import {drawFactContainers, factContainers} from '../../../markdown/facts/fact-containers';
import {factDirectives} from '../../../markdown/facts/fact-directives';
import {closeFinishedHtml} from '../../../markdown/finished-html';
import {checkTextAlternatives, imageFigures} from '../../../markdown/images';
import {flagLists} from '../../../markdown/flag-lists';
import {guideSteps} from '../../../markdown/guide-steps';
import {bundleDirective} from '../../bundle-explorer/build/directive';
import {glossaryLinks} from '../../glossary/build/glossary-links';
import {marginDefinitions} from '../../glossary/build/margin-definitions';
import {headingLinks} from '../../../markdown/heading-links';
import {hookOrder} from '../../../markdown/hook-order';
import {versionDifferences} from '../../../markdown/version-differences';
import {versionChanges} from '../../../markdown/options/version-changes';
import {stateMarks} from '../../../markdown/options/state-marks';
import {newestReleases} from '../../landing/build/newest-releases';
import {landingParts} from '../../landing/build/parts';
import {optionIndex} from '../../option-index/build/option-index';
import {readmeCodeBlocks} from '../../mirrored-packages/build/compile/code-blocks';
import {packageReleases} from '../../mirrored-packages/build/package-releases';
import {resolvePageLinks} from '../../../markdown/resolve-page-links';
import {qualityFigures} from '../../quality/build/parts';
import {projectList} from '../../../markdown/project-list';
import {projectLinks} from '../../../markdown/project-links';
import {quotations} from '../../../markdown/quotations';
import {importRareStyleSheets} from '../../../markdown/rare-style-sheets';
import {releaseList} from '../../../markdown/releases/release-list';
import {releaseRhythm} from '../../../markdown/releases/release-rhythm';
import {devtoolFigures} from '../../../markdown/table-columns/devtools';
import {messageTexts} from '../../../markdown/table-columns/messages';
import {packageStates} from '../../../markdown/table-columns/package-states';
import {sectionPages} from '../../../markdown/section-pages';
import {tables} from '../../../markdown/tables';
import {tableKindDirective} from '../../../markdown/tables/kind';
import {tabDirectives, tabPanels} from '../../../markdown/tabs';
import {taskLists} from '../../../markdown/task-lists';

type Transform<Tree> = (tree: Tree, file: VFile) => void | Promise<void>;

/** Has a transform leave the READMEs of packages alone: what it reads or checks is on our own pages only. */
const forWrittenPages =
  <Tree>(plugin: () => Transform<Tree>) =>
  (): Transform<Tree> => {
    const transform = plugin();
    return (tree, file) => (isMirrored(file) ? undefined : transform(tree, file));
  };

/** Has a transform work on the READMEs of packages only. */
const ofReadmes =
  <Tree>(plugin: () => Transform<Tree>) =>
  (): Transform<Tree> => {
    const transform = plugin();
    return (tree, file) => (isMirrored(file) ? transform(tree, file) : undefined);
  };

/** Keywords of asides besides those that Docusaurus knows. */
export const admonitionOptions = {keywords: ['todo'], extendDefaults: true};

/** What comes before the transforms of Docusaurus: they, too, see the addresses of links. */
export const beforeDefaultRemarkPlugins = [forWrittenPages(resolvePageLinks)];

/** What is read out of Markdown before it becomes HTML: each reads directives or code blocks of its own. */
export const remarkPlugins = [
  // READMEs have facts, too, and no other directive.
  factContainers,
  ...[
    diagrams,
    quotations,
    checkContainers,
    tabDirectives,
    factDirectives,
    flagLists,
    optionIndex,
    newestReleases,
    bundleDirective,
    releaseList,
    releaseRhythm,
    versionChanges,
    versionDifferences,
    projectList,
    packageReleases,
    qualityFigures,
    devtoolFigures,
    packageStates,
    messageTexts,
    hookOrder,
    // After those that make tables: a table may be above their directive.
    tableKindDirective,
    stateMarks,
  ].map(forWrittenPages),
];

/**
 * What Markdown becomes, in this order and after everything else: plain HTML that needs no script
 * to be read. A page from elsewhere must have been sanitized before.
 */
export const rehypePlugins = [
  // Read blocks as they are written, before `codeBlocks` draws them.
  forWrittenPages(projectLinks),
  forWrittenPages(guideSteps),
  // Closes what transforms of Markdown have drawn: those below leave its code and tables alone.
  closeFinishedHtml,
  // Take blocks of code out, before `codeBlocks` draws them.
  drawFactContainers,
  forWrittenPages(checkCodeBlocks),
  forWrittenPages(codeBlocks),
  ofReadmes(readmeCodeBlocks),
  () => preventFlagBreaks,
  () => preventDateBreaks,
  admonitions,
  tabPanels,
  tables,
  taskLists,
  forWrittenPages(checkTextAlternatives),
  imageFigures,
  forWrittenPages(glossaryLinks),
  // Before definitions: the list of pages takes the margin.
  forWrittenPages(sectionPages),
  // Measures code as `codeBlocks` has drawn it, and finds headings before `headingLinks` puts them into boxes.
  forWrittenPages(marginDefinitions),
  headingLinks,
  // Looks for the boxes of headings.
  landingParts,
  // Looks at all that the page has become.
  importRareStyleSheets,
];
