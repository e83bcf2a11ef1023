const looksPasted =
  /\bERROR\b|\b\w*Error:|\bnot found\b|\bfailed\b|^\s*at \S+ |['"`][./\\]|[A-Za-z]:\\|\(\d+:\d+\)|--->/m;

/** Colors of a terminal, with or without the character that begins them, which many fields drop. */
// eslint-disable-next-line no-control-regex
const terminalColors = /\u001B?\[\d{1,3}(?:;\d{1,3})*m/g;

/**
 * Lines that say where something happened, or how much memory there was: those of stacks, of native
 * code, of collected garbage, of the way that modules led to it, and the excerpt of a file.
 */
const placeLines: readonly RegExp[] = [
  /^\s*at .*[\d)>]\s*$/,
  /^\s*\d+: 0x[\da-f]+ .*$/i,
  /^\[\d+:0x[\da-f]+\].*$/i,
  /^<-+ ?[^<>]* ?-+>$/,
  /^\s*(?:>|\d* ?\|).*$/,
  /^\s*[@»›] ?(?:\.|multi|webpack).*$/,
  /^\s*\^+\s*$/,
  /^Node\.js v\d.*$/,
];

/** What browsers and Node.js put before a message. */
const prefixes = /^\s*(?:Uncaught(?: \(in promise\))?|\(node:\d+\)|\[[\w-]+\]|<[ie]>)\s*:?/;

/** What is different in every project: addresses, paths, places in a file, hashes. */
const projectSpecificPatterns: readonly RegExp[] = [
  /\b[a-z]+:\/\/\S+/gi,
  // A scoped package, and files of webpack's own packages, are the same in all of them.
  /(['"`])(?=[^'"`]*[\\/])(?!@[\w.-]+\/[\w.-]+\1|webpack[\w-]*\/)[^'"`]*\1/g,
  /(?:^|(?<=[\s('"`]))(?:[A-Za-z]:\\|\.{0,2}[\\/])[^\s'"`)]*/g,
  /\b[\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.\w+\b(?::\d+)*/g,
  /\(?\b\d+:\d+(?:-\d+)?\b\)?/g,
  /\b(?=[\da-f]*\d)[\da-f]{7,}\b/gi,
  /\bat (?:line )?\d+\b/gi,
  /(?<![\w.-])\d+(?:\.\d+)+(?![\w.-])/g,
];

const saysError =
  /\b(?:\w*error|warning|exception|uncaught|cannot|can't|invalid|unexpected|failed|not found|out of memory|unable|unknown)\b/i;

/** Takes out of a pasted error message what belongs to one project, one browser or one run only. */
export function stripProjectDetails(query: string): string {
  const text = query.replace(terminalColors, '');
  if (!looksPasted.test(text)) return text.includes('\n') ? text : withoutPrefix(text);
  const lines = linesOf(text).filter((line) => !placeLines.some((pattern) => pattern.test(line)));
  const first = Math.max(
    0,
    lines.findIndex((line) => saysError.test(line)),
  );
  const message = projectSpecificPatterns.reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    lines.slice(first).map(withoutPrefix).join('\n'),
  );
  return /[\p{L}\p{N}]/u.test(message) ? message : text;
}

/** Gives a message without what browsers and Node.js put before it. */
export const withoutPrefix = (line: string): string => {
  const message = line.replace(prefixes, '');
  return /[\p{L}\p{N}]/u.test(message) ? message : line;
};

/** A field of one line makes spaces of line breaks: a stack is recognized by its `at`. */
const linesOf = (text: string): string[] =>
  text.split(
    /\r?\n|\s+(?=at [^\s(][^(]* \([^)]*:\d+\))|\s+(?=at \S+:\d+:\d+)|\s+(?=<--- )|(?<=--->)\s*|\s+(?=\[\d+:0x)|\s+(?=\d+: 0x)|\s+(?=@ \.)|\s+(?=> .*\s\| )/,
  );
