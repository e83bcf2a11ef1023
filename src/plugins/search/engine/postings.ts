/** How often records contain a term, by the position of the record. */
export type Postings = ReadonlyMap<number, number>;

/** Packs postings: the gaps between positions in base 36, with a `*` for each occurrence after the first. */
export function packPostings(postings: Postings): string {
  let last = -1;
  return [...postings]
    .sort(([first], [second]) => first - second)
    .map(([position, count]) => {
      const gap = position - last;
      last = position;
      return gap.toString(36) + '*'.repeat(count - 1);
    })
    .join(' ');
}

/** Unpacks what `packPostings` made. */
export function unpackPostings(packed: string): Map<number, number> {
  let position = -1;
  const postings = new Map<number, number>();
  for (const entry of packed.split(' ')) {
    const [gap = ''] = entry.split('*');
    position += parseInt(gap, 36);
    postings.set(position, 1 + entry.length - gap.length);
  }
  return postings;
}
