import {initials} from '../../../../src/components/ui/Emblem';

describe('a name', () => {
  it.each([
    ['Capital One', 'CO'],
    ['5 minutes of React podcast', '5M'],
    ['ag-Grid', 'AG'],
    ['ÉCLAIR', 'ÉC'],
    ['', ''],
  ])('%s is shortened to %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
