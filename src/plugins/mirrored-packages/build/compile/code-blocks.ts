import {codeBlocks} from '../../../../markdown/code-blocks';

/**
 * Draws the code blocks of READMEs: all of them keep to the column of the text, because facts about
 * options are beside them, and plain text may be anything, not only the output of a run.
 */
export const readmeCodeBlocks = () => codeBlocks({mayBeWide: false, textLabel: 'Text'});
