/**
 * Reads text whose encoding nobody tells: by its byte order mark or, without one, by the zeros
 * that UTF-16 has in every letter of English; else as UTF-8, else as the encoding of old editors
 * on Windows, in which every byte means something. Lines end with `\n`.
 */
export function decodeText(bytes: Buffer): string {
  const wide = utf16Of(bytes);
  const text = wide
    ? new TextDecoder(wide).decode(bytes)
    : (asUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
}

function asUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 1].map(
    (side) => start.filter((byte, index) => byte === 0 && index % 2 === side).length,
  );
  const isMost = (count = 0) => count > start.length / 4;
  if (isMost(zeros[1])) return 'utf-16le';
  return isMost(zeros[0]) ? 'utf-16be' : undefined;
}
