/** What a PDF can be printed on: the columns of the style sheet fit on both. */
export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

/** Gives the paper of a name. @throws when there is none, naming those there are */
export function paperOf(name: string): Paper {
  const paper = papers.find((each) => each === name);
  if (!paper) throw new Error(`there is no paper "${name}"; choose ${papers.join(' or ')}`);
  return paper;
}
