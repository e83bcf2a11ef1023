import {memoize} from '../../../src/memoize';
import {renderMarkdown} from '../../support/markdown';
import {older} from '../../support/older-version';

const page = 'docs/migrate/tea.md';

const render = (kind: string, file = page) =>
  renderMarkdown(`::version-differences[${kind}]`, file);

/** The cells of each row, as text. A list of a thousand rows is rendered once for all that is asked of it. */
const rowsOf = memoize(async (kind: string): Promise<string[][]> => {
  const html = await render(kind);
  return html
    .split(/<tr[^>]*>/)
    .map((row) =>
      [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, content]) =>
        content!.replace(/<wbr\/?>/g, '').replace(/<[^>]+>/g, ''),
      ),
    );
});

describe('::version-differences', () => {
  it.each([
    ['plugin', ['NamedModulesPlugin', 'yes', 'no']],
    ['plugin', ['HttpUriPlugin', 'no', 'yes']],
    ['hook', ['MultiCompiler.done', 'SyncHook', 'AsyncSeriesHook']],
    ['option', ['output.jsonpFunction', 'yes', 'no']],
    ['option', ['output.clean', 'no', 'yes']],
    ['magic-comment', ['webpackFetchPriority', 'no', 'yes']],
  ])('has a row for what only one version has, or has otherwise: %s %s', async (kind, row) => {
    expect(await rowsOf(kind)).toContainEqual(row);
  });

  it.each([
    'BannerPlugin',
    'output.filename',
    'snapshot.module',
    'resolveLoader.fallback',
    'Compiler.run',
  ])('leaves out what is the same, and parts of what is new: %s', async (name) => {
    const rows = [...(await rowsOf('plugin')), ...(await rowsOf('option'))];
    expect(rows.map(([first]) => first)).not.toContain(name);
  });

  it('stops where there is no such kind, and no version before', async () => {
    await expect(render('tea')).rejects.toThrow(/^\S+:1 {2}version-differences: write one of /);
    await expect(render('hook', `${older.folder}/migrate/tea.md`)).rejects.toThrow(
      'has no version before it here',
    );
  });
});
