import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {projectFolder, runWebpack} from '../../src/plugins/landing/build/run-webpack';
import {pageAt} from '../support/built-site';

const folder = path.resolve(projectFolder);
const fresh = await runWebpack(folder, 'production');
const landing = pageAt('/');

/** The files to choose from: the value of a radio button is the place of its story. */
const choices = landing.querySelectorAll('main label:has([name=source])').map((label) => ({
  sourceIndex: String(select('input', label)!.properties.value),
  says: String(select('input', label)!.properties.ariaLabel),
  shows: toString(select('code', label)!),
  bytes: toString(select('small', label)!),
}));
const storyOf = (sourceIndex: string) =>
  landing.querySelectorAll(`main div[data-of="${sourceIndex}"]`)[0]!;
const figures = (sourceIndex: string) => selectAll('figure', storyOf(sourceIndex));
const nameIn = (figure: Element) => toString(select('figcaption', figure)!.children[0]!).trim();
const outputs = landing.querySelectorAll('main ul:has(svg + code) > li');
const textOf = (name: string) => fresh.outputs.find((output) => output.name === name)!.text;

describe('what the landing page shows of a run', () => {
  it('are the files of the project, letter by letter', () => {
    expect(choices.length).toBeGreaterThan(5);
    expect(choices.map(({shows}) => shows)).toEqual(
      fresh.sources.map(({name}) => path.basename(name)),
    );
    for (const {sourceIndex, says, bytes} of choices) {
      const {name} = fresh.sources[Number(sourceIndex)]!;
      const [written] = figures(sourceIndex);
      const text = readFileSync(path.join(folder, name), 'utf8');
      expect(toString(select('figcaption', written!)!)).toBe(name);
      expect(toString(select('pre', written!)!)).toBe(text.trimEnd());
      expect(bytes).toBe(String(Buffer.byteLength(text)));
      expect(says).toMatch(new RegExp(`^${name}, ${bytes} bytes, into `));
    }
  });

  it('are pieces of the files that a fresh run writes', () => {
    const pieces = choices
      .flatMap(({sourceIndex}) => figures(sourceIndex).slice(1))
      .flatMap((figure) =>
        selectAll('code', figure)
          .flatMap((code) => toString(code).split(/\n…\n?/))
          .map((piece) => ({piece, output: textOf(nameIn(figure))})),
      );
    expect(pieces.length).toBeGreaterThan(5);
    for (const {piece, output} of pieces) expect(output).toContain(piece);
  });

  it('are the names and sizes of all that it writes', () => {
    const listed = outputs.map((item) => [
      toString(select('code', item)!),
      Number(/^[\d,]+/.exec(toString(select('small', item)!))![0].replace(',', '')),
    ]);
    const written = fresh.outputs.map(({name, text}) => [name, Buffer.byteLength(text)]);
    expect(listed.sort()).toEqual(written.sort());
  });

  it('marks the only unused export, and no output has it', () => {
    const removed = choices
      .flatMap(({sourceIndex}) => selectAll('del', storyOf(sourceIndex)))
      .map((line) => toString(line));
    expect(removed.join('')).toMatch(/^export const withTax[^;]*;\s*$/);
    for (const {text} of fresh.outputs) expect(text).not.toContain('1+rate');
  });
});
