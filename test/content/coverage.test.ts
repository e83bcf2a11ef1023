import {readReference} from '../../src/reference';
import {factsOf, createMatcher} from '../../src/checks/coverage/fact-ids';
import {readExceptions} from '../../src/checks/coverage/coverage-lists';
import {newest, versions} from '../../src/versions';

it('the facts of webpack on pages are counted in every area that the newest webpack has', async () => {
  const {areas} = await readReference(newest);
  const filledAreas = Object.values(areas).filter((facts: unknown[]) => facts.length > 0);
  const counted = await factsOf(newest);
  // The options of plugins are part of the plugins.
  expect(new Set(counted.map(({area}) => area)).size).toBe(filledAreas.length + 1);
  expect(counted.length).toBeGreaterThan(4000);
});

describe('the reasons of exceptions', () => {
  /** What an exception excuses, and the name under which the same is described. */
  const repeated: [pattern: RegExp, original: string][] = [
    [/^module\.parser\.javascript\/(?:auto|dynamic|esm)/, 'module.parser.javascript'],
    [/^entry\.\*\.html\./, 'output.html.'],
    [/^entry\.\*\.library\./, 'output.library.'],
  ];

  it.each(repeated)('hold for %s: the same is there as %s', async (pattern, original) => {
    const {areas} = await readReference(newest);
    const names = areas.options.map(({path: name}) => name);
    const excused = names.filter((name) => pattern.test(name));
    expect(excused.length).toBeGreaterThan(10);
    expect(names).toEqual(
      expect.arrayContaining(excused.map((name) => name.replace(pattern, original))),
    );
  });

  it('hold for keys that repeat, in the oldest version', async () => {
    const {areas} = await readReference(versions.at(-1)!);
    const names = new Set(areas.options.map(({path: name}) => name));
    const repeatedKeys: [pattern: RegExp, original: string][] = [
      [/^module\.defaultRules\[\]/, 'module.rules[]'],
      [/^module\.rules\[\]\.loaders?\./, 'module.rules[].use.'],
      [/^module\.rules\[\]\.resolve\./, 'resolve.'],
    ];
    for (const [pattern, original] of repeatedKeys) {
      const excused = [...names].filter((name) => pattern.test(name));
      expect(excused.length).toBeGreaterThan(5);
      const originals = excused.map((name) => name.replace(pattern, original));
      expect(originals.filter((name) => !names.has(name))).toEqual([]);
    }
  });

  it('hold for flags of the oldest version: each sets an option of the server', async () => {
    const oldest = versions.at(-1)!;
    const {areas} = await readReference(oldest);
    const patterns = readExceptions(oldest)!
      .filter(({page}) => page === '/configuration/dev-server/')
      .flatMap(({facts}) => facts.map(createMatcher));
    const excused = areas.flags.filter(({name}) => patterns.some((is) => is(`flag:${name}`)));
    expect(excused.length).toBeGreaterThan(20);
    const options = new Set(areas.devServerOptions.map(({name}) => name.toLowerCase()));
    const unknown = excused
      .map(({name}) => name.replaceAll('-', '').toLowerCase())
      .filter((name) => !options.has(name));
    expect(unknown).toEqual([]);
  });

  it('hold for flags: each sets an option of webpack', async () => {
    const {areas} = await readReference(newest);
    const patterns = readExceptions(newest)!
      .filter(({page}) => page === '/api/cli/')
      .flatMap(({facts}) => facts.map(createMatcher));
    const excused = areas.flags.filter(({name}) => patterns.some((is) => is(`flag:${name}`)));
    expect(excused.length).toBeGreaterThan(1000);
    expect(excused.filter(({sets = []}) => sets.length === 0)).toEqual([]);
  });

  it('hold for flags that empty a list, and for hooks of templates', async () => {
    const {areas} = await readReference(newest);
    const resets = areas.flags.filter(({name}) => name.endsWith('-reset'));
    expect(resets.filter(({types}) => !types?.includes('reset'))).toEqual([]);
    const templates = areas.hooks.filter(({of}) => /^(?:Chunk|Module)Template$/.test(of));
    expect(templates).toHaveLength(11);
    expect(
      templates.filter(({deprecated}) => !/\(use .+ instead\)/.test(String(deprecated))),
    ).toEqual([]);
  });
});
