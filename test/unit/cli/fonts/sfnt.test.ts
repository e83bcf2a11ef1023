import {nameTable} from '../../../../src/cli/fonts/name-table';
import {tablesOf, withTable} from '../../../../src/cli/fonts/sfnt';

/** A font of two tables, as far as its directory goes. */
function font(): Buffer {
  const header = Buffer.alloc(12 + 2 * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(2, 4);
  const entries = [
    ['head', 'abcd'],
    ['name', 'old!'],
  ] as const;
  for (const [index, [tag]] of entries.entries()) {
    header.write(tag, 12 + 16 * index, 'latin1');
    header.writeUInt32BE(header.length + 4 * index, 12 + 16 * index + 8);
    header.writeUInt32BE(4, 12 + 16 * index + 12);
  }
  return Buffer.concat([header, ...entries.map(([, data]) => Buffer.from(data))]);
}

describe('a font file', () => {
  it('gets another table and keeps the rest', () => {
    const changed = tablesOf(withTable(font(), 'name', Buffer.from('longer')));
    expect([...changed].map(([tag, data]) => [tag, data.toString()])).toEqual([
      ['head', 'abcd'],
      ['name', 'longer'],
    ]);
  });

  it('starts every table at a multiple of four and sums it', () => {
    const changed = withTable(
      withTable(font(), 'aaaa', Buffer.from('x')),
      'name',
      Buffer.from('yy'),
    );
    expect(changed.length % 4).toBe(0);
    expect(changed.readUInt32BE(12 + 4)).toBe('x'.charCodeAt(0) << 24);
  });
});

describe('a name table', () => {
  it('says our name and the original copyright, never the reserved name', () => {
    const text = nameTable('Bound Read', 'Copyright Adobe').subarray(6 + 12 * 7);
    const names = Buffer.from(text).swap16().toString('utf16le');
    expect(names).toContain('Copyright Adobe');
    expect(names).toContain('BoundRead-Regular');
    expect(names).not.toContain('Source');
  });
});
