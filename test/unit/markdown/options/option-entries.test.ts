import type {Root} from 'mdast';
import {toMarkdown} from 'mdast-util-to-markdown';
import {versions} from '../../../../src/versions';
import {describedAmong} from '../../../../src/markdown/facts/fact-addresses';
import {entriesOf} from '../../../../src/markdown/options/option-entries';
import {parseBody} from '../../../../src/content/parse-body';

const [current] = versions;

/** Reads a page: what it calls the options, where they stand, and the line of each. */
async function read(body: string): Promise<string[]> {
  const {tree} = await parseBody(body, '.md');
  return entriesOf(describedAmong(tree.children, '/configuration/x/'), current!).map(
    ({name, address, line}) =>
      `${name} ${address} ${toMarkdown({type: 'root', children: [{type: 'paragraph', children: line}]} as Root).trim()}`,
  );
}

describe('the entries of the list of all options', () => {
  it('have the first sentence below the heading', async () => {
    const body = '## `output.clean`\n\n::option\n\nDeletes `dist/x.js`. Then more.\n\nAnd more.';
    expect(await read(body)).toEqual([
      'output.clean /configuration/x/#outputclean Deletes `dist/x.js`.',
    ]);
  });

  it('end where an example follows, and lead to nothing else', async () => {
    const body = '## `output.clean`\n\n::option\n\nDeletes [old files](/concepts/): these.';
    expect(await read(body)).toEqual([
      'output.clean /configuration/x/#outputclean Deletes old files.',
    ]);
  });

  it('take no words from the next heading', async () => {
    const body = '## `output.clean`\n\n::option\n\n## Other\n\nWords.';
    expect(await read(body)).toEqual(['output.clean /configuration/x/#outputclean ']);
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
