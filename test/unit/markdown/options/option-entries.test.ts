import type {Root} from 'mdast';
import {toMarkdown} from 'mdast-util-to-markdown';
import {versions} from '../../../../src/versions';
import {listDescribedNames} from '../../../../src/markdown/facts/descriptions';
import {optionEntriesOf} from '../../../../src/markdown/options/option-entries';
import {parseBody} from '../../../../src/content/parse-body';

const [current] = versions;

/** Reads a page: what it calls the options, where they stand, and the line of each. */
async function read(body: string): Promise<string[]> {
  const {tree} = await parseBody(body, '.md');
  return optionEntriesOf(listDescribedNames(tree.children, '/configuration/x/'), current!).map(
    ({name, url, line}) =>
      `${name} ${url} ${toMarkdown({type: 'root', children: [{type: 'paragraph', children: line}]} as Root).trim()}`,
  );
}

describe('the entries of the list of all options', () => {
  it.each([
    ['the first sentence', 'Deletes `dist/x.js`. Then more.\n\nAnd more.', 'Deletes `dist/x.js`.'],
    ['what leads to an example, without links', 'Deletes [it](/a/): these.', 'Deletes it.'],
    ['no words from the next heading', '## Other\n\nWords.', ''],
  ])('have %s', async (_, below, line) => {
    const entry = 'output.clean /configuration/x/#outputclean';
    expect(await read(`## \`output.clean\`\n\n::option\n\n${below}`)).toEqual([`${entry} ${line}`]);
  });

  it('call an option as a configuration writes it, and know the development server', async () => {
    const body =
      '::option[mode]\n\nFirst.\n\n## `Rule.use` {#ruleuse}\n\n::option\n\nSecond.\n\n## `devServer.open`\n\n::dev-server-option[open]\n\nThird.';
    expect(await read(body)).toEqual([
      'mode /configuration/x/ First.',
      'module.rules[].use /configuration/x/#ruleuse Second.',
      'devServer.open /configuration/x/#devserveropen Third.',
    ]);
  });
});
