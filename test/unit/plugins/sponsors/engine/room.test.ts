import {roomFor} from '../../../../../src/plugins/sponsors/engine/room';

describe('the room kept for the lists of sponsors', () => {
  it('is so many rows of squares, which are as high as they are wide', () => {
    const silver = [{name: 'silver', count: 5}] as const;
    expect(roomFor(silver, 'wide').share).toBeCloseTo(1 / 6);
    expect(roomFor(silver, 'medium').share).toBeCloseTo(1 / 6);
    expect(roomFor(silver, 'narrow').share).toBeCloseTo(2 / 3);
  });

  it('has the words above the squares in narrow windows, and a strip below a full row', () => {
    const five = roomFor([{name: 'gold', count: 5}], 'wide').rem;
    expect(roomFor([{name: 'gold', count: 5}], 'medium').rem).toBe(five + 6.75);
    expect(roomFor([{name: 'gold', count: 4}], 'wide').rem).toBe(five + 3.5);
  });

  it('counts names by lines', () => {
    const backers = (count: number) => roomFor([{name: 'backer', count}], 'wide');
    expect(backers(1).share).toBe(0);
    expect(backers(100).rem - backers(3).rem).toBe(50);
  });

  it('adds the ranks up', () => {
    const gold = {name: 'gold', count: 3} as const;
    const none = roomFor([], 'narrow').rem;
    const one = roomFor([gold], 'narrow');
    const both = roomFor([gold, gold], 'narrow');
    expect(both.share).toBe(2 * one.share);
    expect(both.rem - none).toBe(2 * (one.rem - none));
  });
});
