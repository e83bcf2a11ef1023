/**
 * Tells whether an entry has every word of what was typed, in any order and spelling:
 * `outputpath`, `output path` and `output.path` are one.
 */
export function matches(text: string, typed: string): boolean {
  const plain = bare(text);
  return typed.split(/\s+/).every((word) => plain.includes(bare(word)));
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
