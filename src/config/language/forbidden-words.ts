/** A word that our pages do not use. */
export interface ForbiddenWord {
  /** The word, or words with a space between; any case. */
  word: string;
  /** What to write instead. */
  instead: string;
  why: string;
  /** Phrases in which the word is right. */
  except?: readonly string[];
}

const forWhom = 'what is easy for the writer may be hard for the reader';
const empty = 'the sentence says the same without it';
const long = 'a short word says the same';
const forSpeakers = 'a native speaker would not write it here';
const pictorial = 'it is a picture; say what happens';
const shorter = (word: string, instead: string): ForbiddenWord => ({word, instead, why: long});
/** Forms of a word that is a picture outside of the terms of webpack. */
const picture = (instead: string, ...forms: string[]): ForbiddenWord[] =>
  forms.map((word) => ({word, instead, why: pictorial}));
const idle = (word: string): ForbiddenWord => ({word, instead: 'leave it out', why: empty});

/** Words that make a reader feel slow, or that only take room. Review additions like code. */
export const forbiddenWords: readonly ForbiddenWord[] = [
  {word: 'simply', instead: 'leave it out', why: forWhom},
  {word: 'just', instead: '"only", "a moment ago", "exactly", or leave it out', why: forWhom},
  {word: 'easy', instead: 'say what it takes: one line, no plugin', why: forWhom},
  {word: 'easily', instead: 'say what it takes: one line, no plugin', why: forWhom},
  {word: 'effortlessly', instead: 'leave it out', why: forWhom},
  {word: 'straightforward', instead: 'say what it takes', why: forWhom},
  {word: 'trivial', instead: '"small", or say what it takes', why: forWhom},
  {word: 'trivially', instead: 'leave it out', why: forWhom},
  {word: 'obviously', instead: 'leave it out', why: forWhom},
  {word: 'clearly', instead: 'leave it out', why: forWhom},
  {word: 'of course', instead: 'leave it out', why: forWhom},
  {word: 'needless to say', instead: 'leave it out', why: forWhom},
  {word: 'as you know', instead: 'leave it out', why: forWhom},
  {word: 'everyone knows', instead: 'leave it out', why: forWhom},
  {word: 'please', instead: 'the request without it', why: 'instructions are shorter without it'},
  idle('actually'),
  idle('basically'),
  idle('really'),
  idle('very'),
  idle('quite'),
  idle('it should be noted that'),
  idle('keep in mind that'),
  {word: 'as mentioned', instead: 'a link to the place', why: 'readers arrive from a search'},
  shorter('in order to', '"to"'),
  shorter('due to the fact that', '"because"'),
  shorter('in the event that', '"if"'),
  shorter('prior to', '"before"'),
  shorter('subsequent to', '"after"'),
  shorter('a number of', '"several", or the number'),
  shorter('the majority of', '"most"'),
  shorter('at this point in time', '"now"'),
  shorter('utilize', '"use"'),
  shorter('utilizes', '"uses"'),
  shorter('leverage', '"use"'),
  shorter('leverages', '"uses"'),
  shorter('facilitate', '"help", or what is done'),
  shorter('commence', '"begin"'),
  shorter('whilst', '"while"'),
  shorter('via', '"through", "with" or "by"'),
  shorter('e.g', '"for example"'),
  shorter('i.e', '"that is"'),
  shorter('etc', '"and so on", or the rest of the list'),
  {word: 'blazing', instead: 'a measured number', why: 'praise proves nothing'},
  {word: 'powerful', instead: 'what it can do', why: 'praise proves nothing'},
  {word: 'seamless', instead: 'what need not be done', why: 'praise proves nothing'},
  {word: 'seamlessly', instead: 'what need not be done', why: 'praise proves nothing'},
  {word: 'robust', instead: 'what it withstands', why: 'praise proves nothing'},
  {word: 'whitelist', instead: '"allowlist", or what is allowed', why: 'say what it does'},
  {word: 'blacklist', instead: '"blocklist", or what is refused', why: 'say what it does'},
  {word: 'sanity check', instead: '"check"', why: 'say what it does'},
  {word: 'beside', instead: '"next to", "alongside" or "as well"', why: forSpeakers},
  {word: 'in place of', instead: '"instead of", or "replaces"', why: forSpeakers},
  {word: 'cure', instead: '"fix"', why: forSpeakers},
  {word: 'cures', instead: '"fixes"', why: forSpeakers},
  ...['address', 'addresses'].map((word) => ({
    word,
    instead: word.endsWith('es') ? '"URLs"' : '"URL"',
    why: 'an address is that of a mailbox, a network or a memory',
    except: ['email', 'IP', 'IPv4', 'IPv6', 'memory'].map((kind) => `${kind} ${word}`),
  })),
  ...['stand', 'stands'].map((word) => ({
    word,
    instead: '"is", "appears" or "is listed"',
    why: forSpeakers,
    except: [`${word} for`],
  })),
  {
    word: 'alone',
    instead: '"only", "by itself" or "unchanged"',
    why: forSpeakers,
    except: ['leave alone', 'leaves alone', 'left alone'],
  },
  ...picture('"contains", "has" or "passes"', 'carry', 'carries', 'carried'),
  ...picture('"remains", "is kept" or "still works"', 'survive', 'survives', 'survived'),
  ...picture('"starts" or "makes … interactive"', 'bring to life', 'brings to life'),
  {word: 'dummy', instead: '"placeholder" or "empty"', why: 'say what it does'},
];
