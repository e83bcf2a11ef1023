/** Bytes in groups of three digits. */
export const grouped = (count: number): string => count.toLocaleString('en');

export const inBytes = (count: number): string =>
  `${grouped(count)} ${count === 1 ? 'byte' : 'bytes'}`;

/** A sum, as short as it can be said. */
export const inKilobytes = (count: number): string =>
  count < 1000 ? inBytes(count) : `${(count / 1000).toFixed(1)} kB`;

/** Gives words as a list: `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const marks: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Writes text as HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark]!);

/** The name of a file without its folder. */
export const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
