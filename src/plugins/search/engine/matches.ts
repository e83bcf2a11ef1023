/** How one record matches a query. */
export interface Match {
  score: number;
  /** Terms of the record that match, with the fields they are in. */
  match: Record<string, string[]>;
  /** Terms of the query that match. */
  queryTerms: string[];
}

/** Matches by the position of their record. */
export type Matches = Map<number, Match>;

/** Tells whether a word of the query is in the title of the record. */
export const isInTitle = (match: Match['match']): boolean =>
  Object.values(match).some((fields) => fields.includes('title'));

/** Adds another match of the same record, in place: a pasted text makes thousands of them. */
function addMatch(target: Match, {score, match, queryTerms}: Match): void {
  target.score += score;
  Object.assign(target.match, match);
  for (const term of queryTerms)
    if (!target.queryTerms.includes(term)) target.queryTerms.push(term);
}

/** Adds `others`, multiplied by `weight`, to `matches`. Changes both. */
export function addMatches(matches: Matches, others: Matches, weight = 1): void {
  for (const [id, other] of others) {
    other.score *= weight;
    const match = matches.get(id);
    if (match) addMatch(match, other);
    else matches.set(id, other);
  }
}

/** Gives the records that are in all of the matches. Changes the first. */
export function commonMatches([first = new Map(), ...others]: readonly Matches[]): Matches {
  for (const other of others)
    for (const [id, match] of first) {
      const second = other.get(id);
      if (second) addMatch(match, second);
      else first.delete(id);
    }
  return first;
}
