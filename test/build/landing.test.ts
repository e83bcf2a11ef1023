import path from 'node:path';
import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {projectFolder} from '../../src/plugins/landing/build/cached-runs';
import {readProject} from '../../src/plugins/landing/build/project';
import {runWebpack} from '../../src/plugins/landing/build/run-webpack';
import {builtPages} from '../support/built-site';

const folder = path.resolve(projectFolder);
const fresh = await runWebpack(folder, 'production');
const files = readProject(folder);
const landing = builtPages().find(({url}) => url === '/')!;
const tour = landing
  .all('main fieldset')
  .find((fieldset) => /source files/.test(toString(select('legend', fieldset)!)));

/** What the page says of a source file. */
const stories = selectAll('label', tour!).map((label, position) => ({
  name: toString(select('code', label)!),
  bytes: toString(select('small', label)!),
  story: selectAll('label + div', tour!)[position]!,
}));
const figures = (story: Element) => selectAll('figure', story).slice(1);
const textOf = (name: string) => fresh.outputs.find((output) => output.name === name)!.text;

describe('what the landing page shows of a run', () => {
  it('are the files of the project, letter by letter', () => {
    expect(stories.length).toBeGreaterThan(5);
    expect(stories.map(({name}) => name)).toEqual(fresh.sources.map(({name}) => name));
    for (const {name, bytes, story} of stories) {
      expect(toString(select('figure:first-child pre', story)!)).toBe(files.get(name)!.trimEnd());
      expect(bytes).toBe(String(Buffer.byteLength(files.get(name)!)));
    }
  });

  it('are pieces of the files that a fresh run writes', () => {
    for (const figure of stories.flatMap(({story}) => figures(story))) {
      const [caption] = selectAll('figcaption', figure);
      const output = textOf(toString(caption!.children[0]!));
      const code = select('code', figure);
      for (const piece of code ? toString(code).split('\n…\n') : [])
        expect(output).toContain(piece);
    }
  });

  it('are the names and sizes of all that it writes', () => {
    const listed = landing
      .all('main fieldset + div li')
      .map((item) => [
        toString(select('code', item)!),
        toString(select('small', item)!).replace(',', ''),
      ]);
    const written = fresh.outputs.map(({name, text}) => [name, String(Buffer.byteLength(text))]);
    expect(listed.sort()).toEqual(written.sort());
  });

  it('marks the one export that nobody imports, and no output has it', () => {
    const removed = stories
      .flatMap(({story}) => selectAll('del', story))
      .map((line) => toString(line));
    expect(removed).toEqual([expect.stringContaining('withTax')]);
    for (const {text} of fresh.outputs) expect(text).not.toContain('1+rate');
  });
});
