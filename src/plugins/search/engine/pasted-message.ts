const pastedMessage =
  /\bERROR\b|\b\w*Error:|\bnot found\b|\bfailed\b|^\s*at \S+ |['"`][./\\]|[A-Za-z]:\\|\(\d+:\d+\)|--->/m;

/** ANSI color codes, also without the escape character, which many input fields drop. */
// eslint-disable-next-line no-control-regex
const terminalColors = /\u001B?\[\d{1,3}(?:;\d{1,3})*m/g;

/**
 * Lines about the location of an error, not the error itself: stack frames, native frames, traces
 * of the garbage collector, webpack's module trace, and code frames.
 */
const locationLines: readonly RegExp[] = [
  /^\s*at .*[\d)>]\s*$/,
  /^\s*\d+: 0x[\da-f]+ .*$/i,
  /^\[\d+:0x[\da-f]+\].*$/i,
  /^<-+ ?[^<>]* ?-+>$/,
  /^\s*(?:>|\d* ?\|).*$/,
  /^\s*[@»›] ?(?:\.|multi|webpack).*$/,
  /^\s*\^+\s*$/,
  /^Node\.js v\d.*$/,
];

/** What browsers, Node.js and webpack-cli put before a message; `[DEP_…]` is its code. */
const messagePrefix =
  /^\s*(?:Uncaught(?: \(in promise\))?|\(node:\d+\)|\[(?!DEP_)[\w-]+\]|<[ie]>)\s*:?/;

/** What differs between projects: URLs, paths, line numbers, hashes, version numbers. */
const projectSpecificPatterns: readonly RegExp[] = [
  /\b[a-z]+:\/\/\S+/gi,
  // Scoped packages, and files of webpack's packages, are the same in every project and stay.
  /(['"`])(?=[^'"`]*[\\/])(?!@[\w.-]+\/[\w.-]+\1|webpack[\w-]*\/)[^'"`]*\1/g,
  /(?:^|(?<=[\s('"`]))(?:[A-Za-z]:\\|\.{0,2}[\\/])[^\s'"`)]*/g,
  /\b[\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.\w+\b(?::\d+)*/g,
  /\(?\b\d+:\d+(?:-\d+)?\b\)?/g,
  /\b(?=[\da-f]*\d)[\da-f]{7,}\b/gi,
  /\bat (?:line )?\d+\b/gi,
  /(?<![\w.-])\d+(?:\.\d+)+(?![\w.-])/g,
];

const errorWord =
  /\b(?:\w*error|warning|exception|uncaught|cannot|can't|invalid|unexpected|failed|not found|out of memory|unable|unknown)\b/i;

/** Removes from a pasted error message what is specific to one project, browser or run. */
export function stripProjectDetails(query: string): string {
  const text = query.replace(terminalColors, '');
  if (!pastedMessage.test(text)) return text.includes('\n') ? text : withoutPrefix(text);
  const lines = linesOf(text).filter(
    (line) => !locationLines.some((pattern) => pattern.test(line)),
  );
  const firstErrorLine = lines.findIndex((line) => errorWord.test(line));
  let message = lines.slice(Math.max(0, firstErrorLine)).map(withoutPrefix).join('\n');
  for (const pattern of projectSpecificPatterns) message = message.replace(pattern, ' ');
  return /[\p{L}\p{N}]/u.test(message) ? message : text;
}

/** Removes what browsers and Node.js put before a message, such as `Uncaught`. */
export const withoutPrefix = (line: string): string => {
  const message = line.replace(messagePrefix, '');
  return /[\p{L}\p{N}]/u.test(message) ? message : line;
};

/** Splits a text into lines. One-line input fields turn line breaks into spaces, so lines are also recognized by how they begin. */
const linesOf = (text: string): string[] =>
  text.split(
    /\r?\n|\s+(?=at [^\s(][^(]* \([^)]*:\d+\))|\s+(?=at \S+:\d+:\d+)|\s+(?=<--- )|(?<=--->)\s*|\s+(?=\[\d+:0x)|\s+(?=\d+: 0x)|\s+(?=@ \.)|\s+(?=> .*\s\| )/,
  );
