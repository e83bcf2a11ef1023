/** What a query has found of one record. */
export interface Match {
  score: number;
  /** Words of the record, with the fields they stand in. */
  match: Record<string, string[]>;
  /** Words of the query. */
  queryTerms: string[];
}

/** By the place of the record. */
export type Matches = Map<number, Match>;

/** Gives what both have found, scores weighted. */
const sum = (first: Match, second: Match, weight: number): Match => ({
  score: first.score + second.score * weight,
  match: {...first.match, ...second.match},
  queryTerms: [...new Set([...first.queryTerms, ...second.queryTerms])],
});

/** Adds what else was found, which counts by `weight`. */
export function addMatches(matches: Matches, others: Matches, weight = 1): void {
  for (const [id, other] of others) {
    const match = matches.get(id);
    matches.set(id, match ? sum(match, other, weight) : {...other, score: other.score * weight});
  }
}

/** Gives the records that all have found. */
export function commonMatches([first = new Map(), ...others]: readonly Matches[]): Matches {
  let common = first;
  for (const other of others)
    common = new Map(
      [...common].flatMap(([id, match]) => {
        const second = other.get(id);
        return second ? [[id, sum(match, second, 1)]] : [];
      }),
    );
  return common;
}
