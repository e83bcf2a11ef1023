import {queryOf, stateInQuery} from '../../../../../src/plugins/bundle-explorer/engine/address';
import {configurationOf} from '../../../../../src/plugins/bundle-explorer/engine/configuration';
import {shownFiles} from '../../../../../src/plugins/bundle-explorer/engine/code';
import {
  firstState,
  stateCount,
  stateOf,
} from '../../../../../src/plugins/bundle-explorer/engine/switches';

const states = Array.from({length: stateCount}, (_, state) => state);
const changedLines = (state: number, before: number) =>
  shownFiles(state, before).flatMap(({name, lines}) =>
    lines.filter(({isChanged}) => isChanged).map(({text}) => `${name}: ${text.trim()}`),
  );

describe('a state', () => {
  it.each(states)('%i is in its address, beside what else is there', (state) => {
    const query = queryOf(state, '?lang=en');
    expect(query).toMatch(/^\?lang=en&build=/);
    expect(stateInQuery(query)).toBe(state);
    expect(queryOf(state, query)).toBe(query);
  });

  it.each(['', '?q=import', '?build=kettle', '?build=production,kettle'])(
    'is not in "%s"',
    (query) => {
      expect(stateInQuery(query)).toBeUndefined();
    },
  );

  it('has a configuration of its own, unless a switch changes code alone', () => {
    const inCode = stateOf(['import', 'edit']);
    const texts = new Set(states.map(configurationOf));
    expect(texts.size).toBe(16);
    for (const state of states)
      expect(configurationOf(state)).toBe(configurationOf(state & ~inCode));
  });

  it('needs no line for what production mode does by itself', () => {
    expect(configurationOf(firstState)).not.toContain('optimization');
    expect(configurationOf(stateOf(['production']))).toContain('usedExports: false');
  });
});

describe('the code beside the drawing', () => {
  it('has the lines marked that a switch has changed', () => {
    const next = stateOf(['production', 'tree-shaking', 'split-chunks']);
    expect(changedLines(next, firstState)).toEqual([
      'webpack.config.js: optimization: {',
      'webpack.config.js: splitChunks: { chunks: "all" },',
    ]);
    expect(changedLines(firstState, firstState)).toEqual([]);
  });

  it('has the lines of a source that a switch edits', () => {
    const edited = firstState | stateOf(['edit']);
    expect(changedLines(edited, firstState)).toEqual(['src/card.js: picture.alt = tea.name;']);
    expect(shownFiles(firstState, edited).map(({name}) => name)).toEqual(['webpack.config.js']);
  });
});
