import {roomFor} from '../../../../../src/plugins/sponsors/engine/room';

describe('the room kept for the lists of sponsors', () => {
  const room = (form: 'narrow' | 'medium' | 'wide', count: number) =>
    roomFor([{name: 'gold', count}], form);

  it('is so many rows of cells, one cell more than supporters', () => {
    expect(room('medium', 4) - room('medium', 3)).toBe(3.5);
    expect(room('narrow', 3) - room('narrow', 1)).toBe(3.5);
  });

  it('has the words above the cells, and beside them in wide windows', () => {
    expect(room('medium', 7) - room('wide', 9)).toBe(5);
    expect(room('wide', 1)).toBe(room('wide', 4));
  });
});
