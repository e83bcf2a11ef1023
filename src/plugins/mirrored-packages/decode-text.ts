/**
 * Reads text whose encoding nobody tells: by its byte order mark, else as UTF-8, else as the
 * encoding of old editors on Windows, in which every byte means something. Lines end with `\n`.
 */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = isUtf16
    ? new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
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
