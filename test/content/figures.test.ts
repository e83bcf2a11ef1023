import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {toHtml} from 'hast-util-to-html';
import type {Code} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {runBuilds} from '../../src/cli/refresh/builds';
import {listWrittenPages} from '../../src/content/list-pages';
import {examplesFolderOf} from '../../src/content/examples/read-example';
import {readBuilds, writtenSize} from '../../src/data/recorded-builds';
import {drawFigure} from '../../src/markdown/diagrams';
import {readDiagram} from '../../src/markdown/diagrams/read-diagram';
import {versionOfFile, versions} from '../../src/versions';
import {isWholeSweep} from '../support/sweep';

/** Most bytes that a figure may add to its page, compressed. */
const budget = 1600;

const codeIn = (text: string): Code[] => {
  const codeBlocks: Code[] = [];
  visit(fromMarkdown(text), 'code', (code) => void codeBlocks.push(code));
  return codeBlocks;
};

const figures = versions
  .flatMap(({folder}) => listWrittenPages(process.cwd(), folder))
  .flatMap((file) => {
    const page = readFileSync(file, 'utf8');
    if (!page.includes('\n```figure\n')) return [];
    // The page without its figures.
    const text = page.replaceAll(/^```figure\n[^]*?^```$/gm, '');
    return codeIn(page)
      .filter(({lang}) => lang === 'figure')
      .map(({value, position}) => {
        const location = `${file}:${position!.start.line}`;
        return {location, file, diagram: readDiagram(value), text};
      });
  });

describe('the figures of all pages', () => {
  it('are found', () => {
    expect(figures.length).toBeGreaterThan(20);
  });

  it('each weigh little, compressed', async () => {
    const heavy: string[] = [];
    for (const {location, file, diagram} of figures) {
      const element = await drawFigure(diagram, examplesFolderOf(file), 1, 'f123456-1');
      const weight = brotliCompressSync(toHtml(element)).length;
      if (weight > budget) heavy.push(`${location}: ${weight} bytes`);
    }
    expect(heavy).toEqual([]);
  });
});

/** What the terminals of a page print of files, as `trails.js 4.26 KiB`. */
const printedFiles = (text: string, run: string): string[] =>
  codeIn(text)
    .filter(({lang, meta}) => lang === 'console' && meta?.includes(`example="${run}"`))
    .flatMap(({value}) => [
      ...[...value.matchAll(/asset (\S+) ([\d.]+ (?:bytes|KiB))/g)],
      ...[...value.matchAll(/^\s*(\S+\.js) +([\d.]+ (?:bytes|KiB)) /gm)],
    ])
    .map(([, name, size]) => `${name} ${size}`);

describe('figures of builds', () => {
  const recordedFigures = figures.flatMap(({location, file, diagram, text}) =>
    // Chunks have no sizes, and a page without terminals of the build prints none.
    !('kind' in diagram) &&
    diagram.beside &&
    'run' in diagram.beside &&
    diagram.beside.show === 'files' &&
    text.includes(`example="${diagram.beside.run}"`)
      ? [{location, file, text, run: diagram.beside.run}]
      : [],
  );

  it.each(recordedFigures)(
    'show the sizes that the page prints: $location',
    ({file, text, run}) => {
      const printed = printedFiles(text, run);
      const {files} = readBuilds(versionOfFile(file))[run]!;
      const recorded = files.map(({name, size}) => `${name} ${writtenSize(size)}`);
      expect(recorded.filter((line) => !printed.includes(line))).toEqual([]);
    },
  );

  // Sizes that changed are seen above every time.
  it.each(isWholeSweep ? versions : versions.slice(1))(
    'are of builds of $label that come out as they were recorded',
    async (version) => {
      expect(await runBuilds(process.cwd(), version)).toEqual(readBuilds(version));
    },
    300_000,
  );
});
