import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {memoize} from '../../../src/memoize';
import {renderMarkdown} from '../../support/markdown';
import {older} from '../../support/older-version';

const readEntries = memoize(async (file: string) =>
  selectAll('li', fromHtml(await renderMarkdown('::project-list', file))),
);

describe('::project-list', () => {
  it('has an entry for each project that runs, in the order of the sections', async () => {
    const entries = await readEntries('docs/examples.md');
    const texts = entries.map((entry) => toString(entry));
    expect(entries.length).toBeGreaterThan(150);
    expect(texts[0]).toMatch(/Getting Started/);
    expect(texts.at(-1)).toMatch(/Writing a Scaffold/);
    // Pages take single files from it: it is no project.
    expect(texts.join('\n')).not.toContain('dependency-graph');
  });

  it('says what a project shows, how it starts, and what it is made of', async () => {
    const entries = await readEntries('docs/examples.md');
    const entry = entries.find((candidate) => toString(candidate).includes('tailwind\u00a0·'))!;
    const links = selectAll('a', entry).map(({properties}) => properties.href);
    expect(links).toEqual(
      expect.arrayContaining([
        '/guides/tailwind-and-postcss/',
        '/guides/tailwind-and-postcss/#theme',
        expect.stringMatching(/\/docs\/_examples\/tailwind$/),
        '/examples/tailwind.zip',
      ]),
    );
    expect(toString(selectAll('code', entry)[0]!)).toBe('npm run build');
    expect(toString(entry)).toMatch(
      /@tailwindcss\/postcss, .*tailwindcss\s· 4\ssteps\s· \d+\sfiles,/,
    );
  });

  it('leads to the part of a page alone, where a project belongs to one part', async () => {
    const entries = await readEntries('docs/examples.md');
    const entry = entries.find((candidate) => toString(candidate).includes('error-buffer\u00a0·'))!;
    const [link] = selectAll('a', entry);
    expect(link!.properties.href).toBe('/errors/browser/#buffer-is-not-defined');
    expect(toString(link!)).toContain('Buffer is not defined');
  });

  it('calls no two projects the same', async () => {
    const entries = await readEntries('docs/examples.md');
    const titles = entries.map((entry) => toString(selectAll('a', entry)[0]!));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles).toContain('Hot Module Replacement: scoreboard');
  });

  it('lists those of an older version on a page of that version', async () => {
    const entries = await readEntries(`${older.folder}/tea.md`);
    const archives = entries.flatMap((entry) =>
      selectAll('a[download]', entry).map(({properties}) => String(properties.href)),
    );
    expect(archives.length).toBeGreaterThan(0);
    expect(archives.filter((url) => !url.startsWith(`${older.base}examples/`))).toEqual([]);
  });
});
