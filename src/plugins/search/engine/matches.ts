/** What a query has found of one record. */
export interface Match {
  score: number;
  /** Words of the record, with their fields. */
  match: Record<string, string[]>;
  /** Words of the query. */
  queryTerms: string[];
}

/** By the place of the record. */
export type Matches = Map<number, Match>;

/** Adds to a match what else was found of its record. A paste makes thousands: none is copied. */
function addMatch(target: Match, {score, match, queryTerms}: Match): void {
  target.score += score;
  Object.assign(target.match, match);
  for (const term of queryTerms)
    if (!target.queryTerms.includes(term)) target.queryTerms.push(term);
}

/** Adds to `matches` what else was found, which counts by `weight` and is used up. */
export function addMatches(matches: Matches, others: Matches, weight = 1): void {
  for (const [id, other] of others) {
    other.score *= weight;
    const match = matches.get(id);
    if (match) addMatch(match, other);
    else matches.set(id, other);
  }
}

/** Gives the records that all have found; `first` is used up. */
export function commonMatches([first = new Map(), ...others]: readonly Matches[]): Matches {
  for (const other of others)
    for (const [id, match] of first) {
      const second = other.get(id);
      if (second) addMatch(match, second);
      else first.delete(id);
    }
  return first;
}
