/** The records of a font that browsers and operating systems ask for, by OpenType's numbers. */
const nameId = {copyright: 0, family: 1, style: 2, unique: 3, full: 4, version: 5, postscript: 6};
const windows = {platform: 3, encoding: 1, language: 0x409};

/**
 * Gives a `name` table that calls a font by our own name: its license reserves the original one
 * for the unchanged font.
 * @param family as shown, words separated by spaces
 * @param copyright notice of the original, which stays
 */
export function nameTable(family: string, copyright: string): Buffer {
  const records = [
    [nameId.copyright, copyright],
    [nameId.family, family],
    [nameId.style, 'Regular'],
    [nameId.unique, `${family} Regular`],
    [nameId.full, family],
    [nameId.version, 'Version 1.0'],
    [nameId.postscript, `${family.replaceAll(' ', '')}-Regular`],
  ] as const;
  const texts = records.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const header = 6 + 12 * records.length;
  const table = Buffer.alloc(header);
  table.writeUInt16BE(records.length, 2);
  table.writeUInt16BE(header, 4);
  let offset = 0;
  for (const [index, [id]] of records.entries()) {
    const length = texts[index]!.length;
    const fields = [windows.platform, windows.encoding, windows.language, id, length, offset];
    for (const [field, value] of fields.entries()) {
      table.writeUInt16BE(value, 6 + 12 * index + 2 * field);
    }
    offset += length;
  }
  return Buffer.concat([table, ...texts]);
}
