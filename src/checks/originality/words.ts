import {withoutQuotations} from '../../content/quotations';

/** A word as it is compared: in lower case, with the line it stands in. */
export interface Word {
  text: string;
  /** 1-based line of the file. */
  line: number;
}

/** Names of options, files and addresses: something stands inside them that in words does not. */
const isName = (token: string) =>
  /[._/\\@=<>{}()[\]*#$:]|\p{Ll}\p{Lu}|\d/u.test(token.replace(/^\P{L}+|\P{L}+$/gu, ''));

/**
 * Gives the words of a text without names and quoted messages.
 * @param firstLine line of the file in which the text starts
 */
export function wordsOf(text: string, firstLine: number): Word[] {
  return withoutQuotations(text)
    .split('\n')
    .flatMap((line, index) =>
      line
        .split(/\s+/)
        .filter((token) => !isName(token))
        .flatMap(
          (token) =>
            token
              .toLowerCase()
              .replaceAll('’', "'")
              .match(/[\p{L}]+(?:'\p{L}+)?/gu) ?? [],
        )
        .map((word) => ({text: word, line: firstLine + index})),
    );
}
