const headerLength = 12;
const entryLength = 16;

/** Gives the tables of a font in SFNT form (an OpenType or TrueType file), by their tags. */
export function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({length: count}, (_, index) => {
      const entry = headerLength + entryLength * index;
      const offset = font.readUInt32BE(entry + 8);
      const length = font.readUInt32BE(entry + 12);
      return [font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length)];
    }),
  );
}

/**
 * Gives a copy of a font with one table replaced. The sum over the whole file, in `head`, stays
 * that of the original: no browser reads it, and the compression to WOFF2 drops it.
 */
export function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const tables = [...tablesOf(font).set(tag, table)].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(headerLength + entryLength * tables.length);
  font.copy(header, 0, 0, headerLength);
  header.writeUInt16BE(tables.length, 4);
  const padded = tables.map(([, data]) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]));
  let offset = header.length;
  for (const [index, [name, data]] of tables.entries()) {
    const entry = headerLength + entryLength * index;
    header.write(name, entry, 'latin1');
    header.writeUInt32BE(checksum(padded[index]!), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    offset += padded[index]!.length;
  }
  return Buffer.concat([header, ...padded]);
}

/** Sum of the table's 32-bit words, as the OpenType directory wants it. */
function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
