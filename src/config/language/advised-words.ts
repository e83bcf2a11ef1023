import type {ForbiddenWord} from './forbidden-words';

/** Words that often have a better neighbor; nothing fails because of them. */
export const advisedWords: readonly ForbiddenWord[] = [
  {word: 'config', instead: '"configuration"', why: 'it is short for what has a name'},
  {word: 'configs', instead: '"configurations"', why: 'it is short for what has a name'},
  {word: 'config file', instead: '"configuration file"', why: 'it is short for what has a name'},
  {word: 'repo', instead: '"repository"', why: 'it is short for what has a name'},
  {word: 'docs', instead: '"documentation"', why: 'it is short for what has a name'},
  {word: 'deps', instead: '"dependencies"', why: 'it is short for what has a name'},
  {word: 'should', instead: '"must" or "can", or what happens otherwise', why: 'is it a duty?'},
  {word: 'it is recommended', instead: 'who recommends it, and why', why: 'a reason convinces'},
  {word: 'currently', instead: 'the version', why: 'the sentence grows old'},
  {word: 'recently', instead: 'the version', why: 'the sentence grows old'},
];
