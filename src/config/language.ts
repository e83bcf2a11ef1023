/** What to write, or to do, instead of words that our pages do not use; any case. */
export const forbiddenWords: readonly (readonly [instead: string, ...words: string[]])[] = [
  // What is easy for the writer may be hard for the reader, and praise proves nothing.
  ['leave it out', 'simply', 'effortlessly', 'trivially', 'obviously', 'clearly', 'of course'],
  ['leave it out', 'needless to say', 'as you know', 'everyone knows', 'please'],
  ['say what it takes: one line, no plugin', 'easy', 'easily', 'straightforward', 'trivial'],
  ['write "only", "a moment ago", "exactly", or leave it out', 'just'],
  ['give a measured number, or say what it can do', 'blazing', 'powerful', 'robust'],
  ['say what need not be done', 'seamless', 'seamlessly'],
  // The sentence says the same without it, or with a shorter word.
  ['leave it out', 'actually', 'basically', 'really', 'very', 'quite'],
  ['leave it out', 'it should be noted that', 'keep in mind that'],
  ['link the place', 'as mentioned'],
  ['write "to"', 'in order to'],
  ['write "because"', 'due to the fact that'],
  ['write "if"', 'in the event that'],
  ['write "before" or "after"', 'prior to', 'subsequent to'],
  ['write "several", "most", or the number', 'a number of', 'the majority of'],
  ['write "now"', 'at this point in time'],
  ['write "use"', 'utilize', 'utilizes', 'leverage', 'leverages'],
  ['write "help", or what is done', 'facilitate'],
  ['write "begin"', 'commence'],
  ['write "while"', 'whilst'],
  ['write "through", "with" or "by"', 'via'],
  ['write "for example", "that is" or "and so on"', 'e.g', 'i.e', 'etc'],
  // Say what it does.
  ['write "allowlist" or "blocklist"', 'whitelist', 'blacklist'],
  ['write "check"', 'sanity check'],
  ['write "placeholder" or "empty"', 'dummy'],
  // A native speaker would not write it here, or it is a picture.
  ['write "next to", "alongside" or "as well"', 'beside'],
  ['write "instead of", or "replaces"', 'in place of'],
  ['write "fix"', 'cure', 'cures'],
  ['write "URL"', 'address', 'addresses'],
  ['write "is", "appears" or "is listed"', 'stand', 'stands'],
  ['write "only", "by itself" or "unchanged"', 'alone'],
  ['write "contains", "has" or "passes"', 'carry', 'carries', 'carried'],
  ['write "remains", "is kept" or "still works"', 'survive', 'survives', 'survived'],
  ['write "starts" or "makes … interactive"', 'bring to life', 'brings to life'],
];

const addresses = ['email', 'IP', 'IPv4', 'IPv6', 'memory'].flatMap((kind) =>
  ['address', 'addresses'].map((word) => `${kind} ${word}`),
);

/** Phrases in which a forbidden word is right. */
export const allowedPhrases: readonly string[] = [
  ...addresses,
  ...['stand for', 'stands for', 'leave alone', 'leaves alone', 'left alone'],
];

/** Names that begin with capital letters inside a heading too. */
export const capitalNames: readonly string[] = [
  ...['Babel', 'Browserslist', 'Hot Module Replacement', 'Lodash', 'Module Federation', 'Node'],
  ...['React', 'Sass', 'Tapable', 'Terser', 'Vue', 'Web Worker', 'Web Workers', 'Windows', 'Yarn'],
];

/** Names that keep their small letter at the beginning of a heading. */
export const smallNames: readonly string[] = ['npm', 'pnpm', 'webpack'];
