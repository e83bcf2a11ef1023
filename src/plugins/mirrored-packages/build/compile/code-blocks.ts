import {codeBlocks} from '../../../../markdown/code-blocks';

/** Draws the code blocks of READMEs: plain text may be anything, not only the output of a run. */
export const readmeCodeBlocks = () => codeBlocks({textLabel: 'Text'});
