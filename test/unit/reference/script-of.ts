import {parseScript, type Script} from '../../../src/reference/source/packages';

/** Parses a text as if it were a file of webpack. */
export const scriptOf = (text: string, file = 'lib/Sample.js'): Script =>
  parseScript({link: (name, line) => `${name}:${line}`}, file, text);
