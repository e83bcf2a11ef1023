const looksPasted =
  /\bERROR\b|\b\w*Error:|\bnot found\b|\bfailed\b|['"`][./\\]|[A-Za-z]:\\|\(\d+:\d+\)/;

/** What is different in every project: addresses, paths, places in a file, hashes. */
const places: readonly RegExp[] = [
  /\b[a-z]+:\/\/\S+/gi,
  // A scoped package, and files of webpack's own packages, are the same in all of them.
  /(['"`])(?=[^'"`]*[\\/])(?!@[\w.-]+\/[\w.-]+\1|webpack[\w-]*\/)[^'"`]*\1/g,
  /(?:^|(?<=[\s('"`]))(?:[A-Za-z]:\\|\.{0,2}[\\/])[^\s'"`)]*/g,
  /\b[\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.\w+\b(?::\d+)*/g,
  /\(?\b\d+:\d+(?:-\d+)?\b\)?/g,
  /\b(?=[\da-f]*\d)[\da-f]{7,}\b/gi,
  /\bat (?:line )?\d+\b/gi,
];

/** Takes out of a pasted error message what belongs to one project only. */
export function withoutPlaces(query: string): string {
  if (!looksPasted.test(query)) return query;
  const rest = places.reduce((text, place) => text.replace(place, ' '), query);
  return /[\p{L}\p{N}]/u.test(rest) ? rest : query;
}
