import {stemmer} from 'stemmer';

const shortest = 3;

/** Gives the part of a word that its other forms begin with, too: `split` for `splitting`. */
export function stemOf(word: string): string {
  const stem = stemmer(word);
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length++;
  return length >= shortest ? word.slice(0, length) : word;
}
