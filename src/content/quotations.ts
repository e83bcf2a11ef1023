/** Messages are quoted, not written; a longer quotation is no message. */
const quotations = /"[^"]{1,200}"|“[^”]{1,200}”/g;

/** Blanks what a text quotes; everything else stays at its place and in its line. */
export const withoutQuotations = (text: string) =>
  text.replace(quotations, (quotation) => quotation.replace(/[^\n]/g, ' '));
